interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

/** Chooses something for replanning; as large as a thumb. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onToggle} className="size-6 accent-sea" />
    </label>
  );
}

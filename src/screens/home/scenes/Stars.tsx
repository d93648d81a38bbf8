/** The same stars over every town, at night only. */
export function Stars() {
  return (
    <path
      d="M64 58h0M142 112h0M208 44h0M262 86h0M338 34h0M402 78h0M470 40h0M536 96h0M606 30h0M652 74h0M722 48h0M764 104h0M96 168h0M232 150h0M372 134h0M690 140h0"
      className="hidden fill-none stroke-ink opacity-60 dark:block"
      strokeWidth="3"
      strokeLinecap="round"
    />
  );
}

import { type KeyboardEvent, useState } from 'react';

interface Suggestions<T> {
  /** Whether the list may show; it still needs something to show. */
  readonly open: boolean;
  readonly active: T | undefined;
  readonly show: () => void;
  readonly close: () => void;
  readonly pick: (option: T) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard of an editable combobox: the focus stays in the text, arrows walk the list and come back to the text at
 * either end, Enter takes the marked option and otherwise means what it means in a form, Escape closes.
 */
export function useSuggestions<T extends { readonly id: string }>(
  options: readonly T[],
  onPick: (option: T) => void,
): Suggestions<T> {
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = open ? options.find(({ id }) => id === activeId) : undefined;

  function turn(show: boolean) {
    setOpen(show);
    setActiveId(null);
  }
  function pick(option: T) {
    turn(false);
    onPick(option);
  }
  function move(step: 1 | -1) {
    const from = active ? options.indexOf(active) : -1;
    const to = from === -1 && step === -1 ? options.length - 1 : from + step;
    setOpen(true);
    setActiveId(options[to]?.id ?? null);
  }
  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a word, Enter and the arrows belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) pick(active);
    else if (event.key === 'Escape' && open) turn(false);
    else return;
    event.preventDefault();
  }
  return { open, active, show: () => turn(true), close: () => turn(false), pick, onKeyDown };
}

import { useEffect, useRef } from 'react';
import { Badge } from './Badge.tsx';
import { classNames } from './class-names.ts';

export interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly badge?: string | undefined;
}

export function suggestionId(listId: string, option: Suggestion): string {
  return `${listId}-${option.id}`;
}

interface SuggestionListProps<T extends Suggestion> {
  readonly id: string;
  readonly labelId: string;
  readonly options: readonly T[];
  readonly active: T | undefined;
  readonly onPick: (option: T) => void;
}

function keepInView(list: HTMLElement, option: HTMLElement): void {
  const above = option.offsetTop - list.scrollTop;
  const below = option.offsetTop + option.offsetHeight - list.clientHeight - list.scrollTop;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/** The list under a combobox. The focus never enters it: the options are reached with arrows or by pointing. */
export function SuggestionList<T extends Suggestion>({ id, labelId, options, active, onPick }: SuggestionListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const activeDomId = active && suggestionId(id, active);
  useEffect(() => {
    const option = activeDomId ? document.getElementById(activeDomId) : null;
    if (option && list.current) keepInView(list.current, option);
  }, [activeDomId]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      className="relative max-h-80 overflow-y-auto overscroll-contain p-1"
    >
      {options.map((option) => (
        <button
          key={option.id}
          id={suggestionId(id, option)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          // Pressing must not take the focus out of the text, or the list closes before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          className={classNames(
            'flex min-h-12 w-full items-center justify-between gap-3 rounded-lg px-3 py-1.5 text-left hover:bg-sea/10',
            option === active && 'bg-sea/15 outline-2 -outline-offset-2 outline-sea',
          )}
        >
          <span className="min-w-0">
            <span className="block truncate font-semibold">{option.title}</span>
            {option.detail && <span className="block truncate text-sm text-ink-soft">{option.detail}</span>}
          </span>
          {option.badge && <Badge tone="sea">{option.badge}</Badge>}
        </button>
      ))}
    </div>
  );
}

import { useState } from 'react';
import { Chips } from '#src/ui/Chips.tsx';
import { schemes } from './scheme.ts';
import { sections } from './sections.ts';

const widths = { phone: 'w-[390px]', wide: 'w-[1000px]' } as const;
type Width = keyof typeof widths;

/**
 * The same page twice, each in a frame of its own: what floats over a page (dialogs, menus, toasts) and what depends on
 * its width then belong to the right one.
 */
export function Frames() {
  const [width, setWidth] = useState<Width>('phone');
  const [section, setSection] = useState('');
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line px-4 py-3">
        <h1 className="text-xl">Components of Periplo</h1>
        <Chips
          single
          label={<span className="sr-only">Width</span>}
          chips={[
            { id: 'phone', label: 'Phone, 390' },
            { id: 'wide', label: 'Wide, 1000' },
          ]}
          chosen={[width]}
          onChange={([chosen = width]) => setWidth(chosen)}
        />
        <nav aria-label="Sections" className="flex flex-wrap gap-x-4">
          {sections.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className="min-h-8 text-sea underline"
              aria-current={section === id || undefined}
              onClick={() => setSection(id)}
            >
              {title}
            </button>
          ))}
        </nav>
      </header>
      <main className="flex min-h-0 grow gap-6 overflow-x-auto p-4">
        {schemes.map((scheme) => (
          <iframe
            key={scheme}
            title={`Components, ${scheme}`}
            src={`?scheme=${scheme}#${section}`}
            className={`h-full shrink-0 first:ml-auto last:mr-auto rounded-card border border-line ${widths[width]}`}
          />
        ))}
      </main>
    </div>
  );
}

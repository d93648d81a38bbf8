import { MemoryRouter } from 'react-router-dom';
import type { Scheme } from './scheme.ts';
import { sections } from './sections.ts';

/** Every section, one under the other, in one scheme. */
export function Kit({ scheme }: { readonly scheme: Scheme }) {
  return (
    <MemoryRouter>
      <main className="mx-auto flex max-w-4xl flex-col gap-14 px-4 py-8">
        <h1 className="text-3xl first-letter:uppercase">{scheme}</h1>
        {sections.map(({ id, title, Content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-4 flex-col gap-6">
            <h2 id={`${id}-title`} className="border-b border-line pb-2 text-2xl">
              {title}
            </h2>
            <Content />
          </section>
        ))}
      </main>
    </MemoryRouter>
  );
}

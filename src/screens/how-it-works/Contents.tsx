import { useTranslation } from 'react-i18next';
import { useSections } from './sections.ts';

/** Beside the text where there is room; phones and tablets just scroll. */
export function Contents() {
  const { t } = useTranslation();
  const sections = useSections();
  return (
    <nav aria-labelledby="contents" className="sticky top-28 hidden self-start lg:block">
      <p id="contents" className="pb-2 text-sm font-semibold text-ink-soft">
        {t('howItWorks.contents')}
      </p>
      <ol className="border-l-2 border-dashed border-sun">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 pl-4 text-ink no-underline hover:text-sea hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

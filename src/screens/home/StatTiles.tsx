import { useTranslation } from 'react-i18next';

/** Figures of the product that a test counts (record 87); they live in the texts (D28). */
export function StatTiles() {
  const { t } = useTranslation();
  const stats = t('home.stats', { returnObjects: true });
  return (
    <section aria-labelledby="stats">
      <h2 id="stats" className="sr-only">
        {t('home.statsTitle')}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 md:gap-4">
        {stats.map(({ value, text }) => (
          <div
            key={text}
            className="flex flex-col-reverse justify-end gap-1 rounded-card bg-sun/15 px-3 py-6 text-center"
          >
            <dt className="text-ink-soft">{text}</dt>
            <dd className="font-display text-3xl font-semibold text-sea md:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { Check, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { type Criterion, useComparison, type Verdict } from './comparison.ts';

const marks = {
  yes: { Icon: Check, style: 'text-leaf' },
  partly: { Icon: Minus, style: 'text-ink-soft' },
  no: { Icon: X, style: 'text-coral' },
} as const;

interface CellProps {
  readonly cell: readonly [Verdict, string];
  readonly headers: string;
  readonly ours?: boolean;
}

function Cell({ cell: [verdict, text], headers, ours = false }: CellProps) {
  const { t } = useTranslation();
  const { Icon, style } = marks[verdict];
  return (
    <td
      headers={headers}
      className={classNames('px-2 pb-4 align-top hyphens-auto md:px-4', ours && 'bg-sea/10 font-semibold')}
    >
      <div className="flex flex-col gap-1 md:flex-row md:gap-2">
        <Icon aria-hidden className={classNames('size-5 shrink-0 md:mt-0.5', style)} />
        <span className="min-w-0">
          <span className="sr-only">{t(`home.compare.${verdict}`)}: </span>
          {text}
        </span>
      </div>
    </td>
  );
}

function Row({ criterion: { id, title, manual, apps, ai } }: { readonly criterion: Criterion }) {
  return (
    <tbody className="border-t border-line">
      <tr>
        <th
          id={`compare-${id}`}
          scope="rowgroup"
          colSpan={2}
          className="px-2 pt-4 pb-2 text-left text-base font-semibold md:px-4"
        >
          {title}
        </th>
        <td aria-hidden className="bg-sea/10" />
      </tr>
      <tr>
        <Cell cell={manual} headers={`compare-manual compare-${id}`} />
        <Cell cell={apps} headers={`compare-apps compare-${id}`} />
        <Cell cell={ai} headers={`compare-ai compare-${id}`} ours />
      </tr>
    </tbody>
  );
}

/**
 * By hand, other apps, AI. What is compared stands on a line of its own above its three cells, so that the columns are wide
 * enough for words on a phone of 320 pixels; `headers` ties every cell to both of its headers.
 */
export function ComparisonTable() {
  const { t } = useTranslation();
  const rows = useComparison();
  const columnStyle = 'px-2 py-3 text-left align-bottom font-display text-base font-semibold md:px-4 md:text-xl';
  return (
    <section aria-labelledby="compare" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id="compare" className="text-2xl md:text-3xl">
          {t('home.compare.title')}
        </h2>
        <p className="max-w-measure text-ink-soft">{t('home.compare.lead')}</p>
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <table
          aria-labelledby="compare"
          className="w-full table-fixed border-collapse [overflow-wrap:anywhere] text-sm md:text-base"
        >
          <thead>
            <tr>
              <th id="compare-manual" scope="col" className={columnStyle}>
                {t('home.compare.manual')}
              </th>
              <th id="compare-apps" scope="col" className={columnStyle}>
                {t('home.compare.apps')}
              </th>
              <th id="compare-ai" scope="col" className={classNames(columnStyle, 'bg-sea text-on-sea')}>
                {t('home.compare.ai')}
              </th>
            </tr>
          </thead>
          {rows.map((criterion) => (
            <Row key={criterion.id} criterion={criterion} />
          ))}
        </table>
      </div>
    </section>
  );
}

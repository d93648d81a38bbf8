import { useTranslation } from 'react-i18next';

export type Verdict = 'yes' | 'partly' | 'no';

export interface Criterion {
  readonly id: string;
  readonly title: string;
  readonly manual: readonly [Verdict, string];
  readonly apps: readonly [Verdict, string];
  readonly ai: readonly [Verdict, string];
}

/** What is compared on the home page. Only the verdicts are code: the words are the operator's. */
export function useComparison(): readonly Criterion[] {
  const { t } = useTranslation();
  return [
    {
      id: 'time',
      title: t('home.compare.time.title'),
      manual: ['no', t('home.compare.time.manual')],
      apps: ['partly', t('home.compare.time.apps')],
      ai: ['yes', t('home.compare.time.ai')],
    },
    {
      id: 'hours',
      title: t('home.compare.hours.title'),
      manual: ['partly', t('home.compare.hours.manual')],
      apps: ['partly', t('home.compare.hours.apps')],
      ai: ['yes', t('home.compare.hours.ai')],
    },
    {
      id: 'ways',
      title: t('home.compare.ways.title'),
      manual: ['no', t('home.compare.ways.manual')],
      apps: ['partly', t('home.compare.ways.apps')],
      ai: ['yes', t('home.compare.ways.ai')],
    },
    {
      id: 'budget',
      title: t('home.compare.budget.title'),
      manual: ['partly', t('home.compare.budget.manual')],
      apps: ['no', t('home.compare.budget.apps')],
      ai: ['yes', t('home.compare.budget.ai')],
    },
    {
      id: 'change',
      title: t('home.compare.change.title'),
      manual: ['no', t('home.compare.change.manual')],
      apps: ['partly', t('home.compare.change.apps')],
      ai: ['yes', t('home.compare.change.ai')],
    },
    {
      id: 'offline',
      title: t('home.compare.offline.title'),
      manual: ['yes', t('home.compare.offline.manual')],
      apps: ['partly', t('home.compare.offline.apps')],
      ai: ['yes', t('home.compare.offline.ai')],
    },
  ];
}

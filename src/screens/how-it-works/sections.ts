import { useTranslation } from 'react-i18next';

interface SectionLink {
  readonly id: string;
  readonly title: string;
}

/** What the page holds, in order; the ids are the anchors. */
export function useSections(): readonly SectionLink[] {
  const { t } = useTranslation();
  return [
    { id: 'steps', title: t('howItWorks.steps.title') },
    { id: 'checks', title: t('howItWorks.checks.title') },
    { id: 'offline', title: t('howItWorks.offline.title') },
    { id: 'honest', title: t('howItWorks.honest.title') },
    { id: 'faq', title: t('howItWorks.faq.title') },
    { id: 'voices', title: t('howItWorks.voices.title') },
  ];
}

import { CalendarClock, Footprints, Utensils, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.tsx';
import { Section } from './Section.tsx';

export function Checks() {
  const { t } = useTranslation();
  const checks = [
    { Icon: CalendarClock, title: t('howItWorks.checks.hours.title'), text: t('howItWorks.checks.hours.text') },
    { Icon: Footprints, title: t('howItWorks.checks.ways.title'), text: t('howItWorks.checks.ways.text') },
    { Icon: Utensils, title: t('howItWorks.checks.meals.title'), text: t('howItWorks.checks.meals.text') },
    { Icon: Wallet, title: t('howItWorks.checks.budget.title'), text: t('howItWorks.checks.budget.text') },
  ];
  return (
    <Section id="checks" title={t('howItWorks.checks.title')} lead={t('howItWorks.checks.lead')}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {checks.map(({ Icon, title, text }) => (
          <Card as="li" key={title} className="flex flex-col gap-3">
            <span className="grid size-11 place-items-center rounded-full bg-leaf/15 text-leaf">
              <Icon aria-hidden className="size-5" />
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

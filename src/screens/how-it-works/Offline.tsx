import { Check, Wifi } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.tsx';
import { Section } from './Section.tsx';

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly Icon: typeof Check;
  readonly iconStyle: string;
}

function List({ title, items, Icon, iconStyle }: ListProps) {
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-xl">{title}</h3>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${iconStyle}`} />
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Offline() {
  const { t } = useTranslation();
  return (
    <Section id="offline" title={t('howItWorks.offline.title')} lead={t('howItWorks.offline.lead')}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <List
          title={t('howItWorks.offline.works')}
          Icon={Check}
          iconStyle="text-leaf"
          items={[
            t('howItWorks.offline.worksTrips'),
            t('howItWorks.offline.worksSave'),
            t('howItWorks.offline.worksForm'),
            t('howItWorks.offline.worksPages'),
          ]}
        />
        <List
          title={t('howItWorks.offline.needs')}
          Icon={Wifi}
          iconStyle="text-ink-soft"
          items={[
            t('howItWorks.offline.needsPlan'),
            t('howItWorks.offline.needsAccount'),
            t('howItWorks.offline.needsTokens'),
            t('howItWorks.offline.needsShared'),
          ]}
        />
      </div>
    </Section>
  );
}

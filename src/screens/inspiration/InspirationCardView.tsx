import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { known, knownOf } from '#domain/open-list.ts';
import { budgetLevels } from '#domain/trip/budget.ts';
import { categoryIds } from '#domain/trip/category.ts';
import type { InspirationCard } from '../../data/inspiration.ts';
import { usePhoto } from '../../data/photos.ts';
import { formatMoney, formatMonthName } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { Cover } from '../../trip-view/cover/Cover.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { CategoryIcon } from '../../ui/CategoryIcon.tsx';
import { MoneyBags } from '../../ui/MoneyBags.tsx';

const moneyBags = { economic: 1, moderate: 2, luxury: 3 } as const;

function Heading({ card }: { readonly card: InspirationCard }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col-reverse gap-0.5">
      <h2 className="text-xl leading-snug">
        <Link
          to={paths.inspirationTrip(card.id)}
          className="text-ink no-underline after:absolute after:inset-0 after:content-['']"
        >
          {card.title}
        </Link>
      </h2>
      <p className="text-sm font-semibold text-sea">
        {card.destination}
        {card.by === 'traveller' && ` · ${t('inspiration.byTraveller')}`}
      </p>
    </div>
  );
}

/** The whole card is the link, but for the credit of the photo, which lies above it. */
export function InspirationCardView({ card }: { readonly card: InspirationCard }) {
  const { t } = useTranslation();
  const budget = known(budgetLevels, card.budget);
  const photo = usePhoto(card.destinationId);
  return (
    <Card as="li" flush lively className="flex flex-col focus-within:border-sea">
      <Cover
        name={card.destination}
        destinationId={card.destinationId}
        landscape={card.landscape}
        photo={photo}
        className="h-44 shrink-0 rounded-none [&_figcaption]:z-10"
      />
      <div className="flex grow flex-col gap-3 p-5">
        <Heading card={card} />
        <p className="grow">{card.intro}</p>
        <p className="flex flex-wrap gap-2">
          <Badge tone="sea">{t('inspiration.days', { count: card.days })}</Badge>
          <Badge tone="sun">{formatMonthName(card.month)}</Badge>
          {knownOf(categoryIds, card.categories).map((id) => (
            <Badge key={id} icon={<CategoryIcon id={id} />}>
              {t(`categories.${id}`)}
            </Badge>
          ))}
        </p>
        <p className="flex items-center justify-between gap-3 border-t border-line pt-3 text-sm">
          <span className="inline-flex items-center gap-2">
            {budget && <MoneyBags count={moneyBags[budget]} />}
            {budget && t(`inspiration.budgets.${budget}`)}
          </span>
          <span>
            <strong className="text-base">{formatMoney(Math.round(card.totalPerPerson * 100))}</strong>{' '}
            {t('inspiration.perPerson')}
          </span>
        </p>
      </div>
    </Card>
  );
}

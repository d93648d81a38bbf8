import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** The two ways to begin, in the hero and again at the end. */
export function HeroButtons({ onSea = false }: { readonly onSea?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3 max-md:*:grow">
      <ButtonLink
        to={paths.planTrip}
        kind={onSea ? 'quiet' : 'primary'}
        className={onSea ? 'bg-paper text-ink hover:bg-card dark:bg-sea dark:text-on-sea' : 'min-h-12 md:px-6'}
      >
        {t('home.plan')}
      </ButtonLink>
      <ButtonLink
        to={paths.inspiration}
        kind={onSea ? 'quiet' : 'secondary'}
        className={
          onSea
            ? 'border border-on-sea text-on-sea hover:bg-on-sea/10 dark:border-sea dark:text-sea'
            : 'min-h-12 md:px-6'
        }
      >
        {t('home.explore')}
      </ButtonLink>
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/photos.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DrawnCover } from './DrawnCover.tsx';

interface CoverProps {
  readonly name: string;
  /** null: not of the catalogue. */
  readonly destinationId: string | null;
  readonly landscape: Trip['landscape'];
  readonly cold?: boolean;
  /** undefined while it is being looked for, null when there is none. */
  readonly photo: Photo | null | undefined;
  /** `lazy` fetches a photo only once it is about to be seen. */
  readonly loading?: 'lazy' | undefined;
  readonly className?: string;
}

type State = 'loading' | 'shown' | 'failed';

/** The photo of a destination with its credit; a skeleton while it loads, the drawn cover without one. */
export function Cover({ name, destinationId, landscape, cold, photo, loading, className }: CoverProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<{ src: string; is: State } | null>(null);
  const is = photo && state?.src === photo.src ? state.is : 'loading';
  if (photo === undefined) return <Skeleton className={classNames('w-full', className ?? '')} />;
  if (photo === null || is === 'failed') {
    return (
      <DrawnCover
        name={name}
        destinationId={destinationId}
        label={t('trip.cover', { name })}
        landscape={landscape}
        cold={cold}
        className={className ?? ''}
      />
    );
  }
  const { src, credit } = photo;
  return (
    <figure className={classNames('relative overflow-hidden rounded-card', className ?? '')}>
      {is === 'loading' && <Skeleton className="absolute inset-0" />}
      <img
        src={src}
        alt={t('trip.photo', { name })}
        loading={loading}
        onLoad={() => setState({ src, is: 'shown' })}
        onError={() => setState({ src, is: 'failed' })}
        className="size-full object-cover"
      />
      <figcaption className="absolute right-2 bottom-2 rounded-full bg-paper/90 px-3 py-1 text-sm text-ink">
        {credit.url ? (
          <a href={credit.url} target="_blank" rel="noopener noreferrer" className="text-ink">
            {t('trip.photoBy', { name: credit.name })}
          </a>
        ) : (
          t('trip.photoBy', { name: credit.name })
        )}
      </figcaption>
    </figure>
  );
}

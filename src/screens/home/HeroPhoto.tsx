import { useTranslation } from 'react-i18next';
import { usePhoto } from '../../data/photos.ts';
import { classNames } from '../../ui/class-names.ts';
import type { SceneName } from './hero-scenes.ts';

/** What the server knows the five by. */
const keys: Readonly<Record<SceneName, string>> = {
  japan: 'japan',
  chiangMai: 'chiang-mai',
  maldives: 'maldives',
  rome: 'rome',
  santander: 'santander',
};

export interface HeroPhotoProps {
  readonly name: SceneName;
  /** Whether it covers the drawing; until it has loaded, and when it fails, the drawing is what people see. */
  readonly shown: boolean;
  readonly onShown: (shown: boolean) => void;
}

/** The photo of a hero picture with the credit its licence asks for, where the operator has a photo service. */
export function HeroPhoto({ name, shown, onShown }: HeroPhotoProps) {
  const { t } = useTranslation();
  const photo = usePhoto(keys[name]);
  if (!photo) return null;
  const credit = t('home.photoBy', { name: photo.credit.name });
  return (
    <div className={classNames('absolute inset-0', !shown && 'invisible')}>
      <img
        src={photo.src}
        alt={t('home.photoOf', { name: t(`home.scenes.${name}.name`) })}
        onLoad={() => onShown(true)}
        onError={() => onShown(false)}
        className="size-full rounded-lg object-cover"
      />
      <p className="absolute right-2 bottom-2 rounded-full bg-paper/90 px-3 py-1 text-sm text-ink">
        {photo.credit.url ? (
          <a href={photo.credit.url} target="_blank" rel="noopener noreferrer" className="text-ink">
            {credit}
          </a>
        ) : (
          credit
        )}
      </p>
    </div>
  );
}

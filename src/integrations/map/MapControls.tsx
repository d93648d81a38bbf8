import { LocateFixed, Maximize, Minus, Plus, Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';

interface MapControlsProps {
  readonly onZoom: (steps: number) => void;
  readonly onFit: () => void;
  readonly onLocate: () => void;
  readonly onEnlarge: (() => void) | undefined;
}

/** What moves the map without gestures: below it on a phone, where the thumb is and no marker, on it where there is room. */
export function MapControls({ onZoom, onFit, onLocate, onEnlarge }: MapControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex justify-end gap-2 md:absolute md:top-2 md:right-2 md:flex-col">
      {onEnlarge && (
        <IconButton bordered label={t('map.enlarge')} onClick={onEnlarge}>
          <Maximize aria-hidden className="size-5" />
        </IconButton>
      )}
      <IconButton bordered label={t('map.closer')} onClick={() => onZoom(1)}>
        <Plus aria-hidden className="size-5" />
      </IconButton>
      <IconButton bordered label={t('map.further')} onClick={() => onZoom(-1)}>
        <Minus aria-hidden className="size-5" />
      </IconButton>
      <IconButton bordered label={t('map.fit')} onClick={onFit}>
        <Route aria-hidden className="size-5" />
      </IconButton>
      <IconButton bordered label={t('map.locate')} onClick={onLocate}>
        <LocateFixed aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { roomNoticeSeen, useRoomState } from '../data/storage.ts';
import { Button } from '../ui/Button.tsx';

/** This device is full: what was given up for the trips, or that something could not be stored (P2). */
export function RoomNotice() {
  const { t } = useTranslation();
  const room = useRoomState();
  if (room === 'enough') return null;
  return (
    <section role="alert" className="border-b border-coral bg-coral/10">
      <div className="mx-auto flex max-w-6xl flex-col gap-3 px-4 py-4 md:flex-row md:items-center md:justify-between">
        <p>{room === 'made' ? t('install.roomMade') : t('install.noRoom')}</p>
        <Button kind="secondary" onClick={roomNoticeSeen}>
          {t('install.gotIt')}
        </Button>
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { requestIn } from '#domain/place/local-language.ts';
import type { LocalName } from '#domain/trip/local-name.ts';
import { Modal } from '../../ui/Modal.tsx';

interface DriverCardProps {
  readonly open: boolean;
  readonly name: string;
  readonly place: string;
  /** As it is written where one is. */
  readonly local?: LocalName | null;
  readonly onClose: () => void;
}

/** Where one wants to go, as large as the screen: to be shown to the driver. */
export function DriverCard({ open, name, place, local = null, onClose }: DriverCardProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('fixed.today.driverTitle')}
      closeLabel={t('common.close')}
      shape="inset-0"
    >
      <div className="flex flex-col gap-6 pt-8 text-center [overflow-wrap:anywhere]">
        {local && (
          <div lang={local.language} dir="auto" className="flex flex-col gap-4">
            <p className="text-2xl">{requestIn(local.language)}</p>
            <p className="text-5xl font-semibold">{local.text}</p>
          </div>
        )}
        <p className={local ? 'text-2xl' : 'font-display text-4xl font-semibold'}>{name}</p>
        {place !== name && <p className={local ? 'text-xl' : 'text-3xl'}>{place}</p>}
      </div>
    </Modal>
  );
}

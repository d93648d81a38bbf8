import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/Modal.tsx';

interface DriverCardProps {
  readonly open: boolean;
  readonly name: string;
  readonly place: string;
  readonly onClose: () => void;
}

/** Where one wants to go, as large as the screen: to be shown to the driver. */
export function DriverCard({ open, name, place, onClose }: DriverCardProps) {
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
        <p className="font-display text-4xl font-semibold">{name}</p>
        {place !== name && <p className="text-3xl">{place}</p>}
      </div>
    </Modal>
  );
}

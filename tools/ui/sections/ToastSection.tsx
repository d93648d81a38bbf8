import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Toaster, type ToastPosition } from '#src/ui/Toaster.tsx';
import { showToast } from '#src/ui/toast-store.ts';

const positions: readonly ToastPosition[] = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
];

export function ToastSection() {
  const [position, setPosition] = useState<ToastPosition>('bottom-right');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="Position"
        value={position}
        onChange={setPosition}
        options={positions.map((value) => ({ value, label: value }))}
      />
      <Button onClick={() => showToast('success', 'Trip saved')}>Success</Button>
      <Button
        kind="danger"
        onClick={() => showToast('error', 'The trip could not be saved; it is kept on this device')}
      >
        Error
      </Button>
      <Toaster position={position} closeLabel="Close" regionLabel="Notifications" />
    </div>
  );
}

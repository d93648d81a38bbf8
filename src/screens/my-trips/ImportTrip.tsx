import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

interface ImportTripProps {
  readonly onFile: (file: File) => void;
}

/** Chooses an exported file; on wide screens it can be dropped on the page as well. */
export function ImportTrip({ onFile }: ImportTripProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file chosen again must be heard again.
    event.target.value = '';
    if (file) onFile(file);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.html,application/json,text/html"
        aria-label={t('myTrips.importFile')}
        onChange={choose}
        className="hidden"
      />
      <Button kind="secondary" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-5" />
        {t('myTrips.import')}
      </Button>
    </>
  );
}

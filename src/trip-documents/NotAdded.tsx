import { useTranslation } from 'react-i18next';
import type { AddingFault } from './adding.ts';

/** Why a file was not taken; nothing at all when none was refused. */
export function NotAdded({ fault }: { readonly fault: AddingFault | null }) {
  const { t } = useTranslation();
  if (!fault) return null;
  return (
    <p role="alert" className="text-coral [overflow-wrap:anywhere]">
      {t(`documents.fault.${fault.why}`, { name: fault.name })}
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import { FormError } from '../ui/Form.tsx';
import type { Storing } from './editing.ts';

/** In a form whose changes this device could not store: what was written is still there. */
export function NotStored({ storing }: { readonly storing: Storing }) {
  const { t } = useTranslation();
  return storing.failed ? <FormError>{t('tripEdit.notStoredHere')}</FormError> : null;
}

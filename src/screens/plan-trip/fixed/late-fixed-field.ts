import { loadScreenTexts } from '../../../i18n/i18n.ts';
import { FixedField } from './FixedField.tsx';

/** The rows of fixed things with their texts, as `lazy` wants them. */
export async function lateFixedField(): Promise<{ default: typeof FixedField }> {
  await loadScreenTexts('wishes');
  return { default: FixedField };
}

import type { ComponentType } from 'react';
import { loadScreenTexts } from '../../../i18n/i18n.ts';
import { FixedField, type FixedFieldProps } from './FixedField.tsx';

/** The rows of fixed things with their texts, as `lazy` wants them; without texts there are none, and what is fixed can be typed. */
export const lateFixedField = (): Promise<{ default: ComponentType<FixedFieldProps> }> =>
  loadScreenTexts('wishes').then(
    () => ({ default: FixedField }),
    () => ({ default: () => null }),
  );

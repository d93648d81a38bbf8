import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/Field.tsx';
import { readCents } from './figures.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An amount of money as people type it. */
export function AmountField({ label, hint, value, onChange }: AmountFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={value}
      error={readCents(value) === null ? t('tripEdit.notAnAmount') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

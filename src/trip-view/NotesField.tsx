import { useTranslation } from 'react-i18next';
import { TextArea } from '../ui/Field.tsx';

const LONGEST_NOTES = 2000;

interface NotesFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function NotesField({ value, onChange }: NotesFieldProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('trip.notes')}
      maxLength={LONGEST_NOTES}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

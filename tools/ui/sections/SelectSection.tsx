import { useState } from 'react';
import { Select } from '#src/ui/Select.tsx';
import { Specimen, Specimens } from '../Specimen.tsx';

type Pace = 'calm' | 'steady' | 'quick';
const options: readonly { readonly value: Pace; readonly label: string; readonly disabled?: boolean }[] = [
  { value: 'calm', label: 'Calm: one thing in the morning, one in the afternoon' },
  { value: 'steady', label: 'Steady' },
  { value: 'quick', label: 'Quick (not for you)', disabled: true },
];

export function SelectSection() {
  const [pace, setPace] = useState<Pace>('steady');
  const common = { label: 'Pace', options, value: pace, onChange: setPace };
  return (
    <Specimens>
      <Specimen state="chosen">
        <Select {...common} hint="One of the options is disabled." />
      </Specimen>
      <Specimen state="with an error">
        <Select {...common} error="Choose a pace" />
      </Specimen>
      <Specimen state="disabled">
        <Select {...common} disabled />
      </Specimen>
      <Specimen state="text longer than the field">
        <Select {...common} value="calm" />
      </Specimen>
    </Specimens>
  );
}

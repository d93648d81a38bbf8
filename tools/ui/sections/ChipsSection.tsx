import { useState } from 'react';
import { CategoryIcon } from '#src/ui/CategoryIcon.tsx';
import { Chips } from '#src/ui/Chips.tsx';
import { Specimen, Specimens } from '../Specimen.tsx';

const categories = ['culture', 'history', 'art', 'food', 'nature', 'adventure', 'beach', 'nightlife'] as const;
type Category = (typeof categories)[number];
const chips = categories.map((id) => ({ id, label: id, icon: <CategoryIcon id={id} /> }));

const budgets = [
  { id: 'economic', label: 'Economic' },
  { id: 'moderate', label: 'Moderate' },
  { id: 'luxury', label: 'Luxury' },
] as const;
type Budget = (typeof budgets)[number]['id'];

export function ChipsSection() {
  const [few, setFew] = useState<readonly Category[]>(['food']);
  const [full, setFull] = useState<readonly Category[]>(['culture', 'art', 'nature']);
  const [budget, setBudget] = useState<readonly Budget[]>(['moderate']);
  const limit = { max: 3, hint: 'Select up to 3 categories', fullHint: 'Maximum 3 categories' };
  return (
    <Specimens>
      <Specimen state="some chosen">
        <Chips label="Interests" chips={chips} chosen={few} onChange={setFew} {...limit} />
      </Specimen>
      <Specimen state="the maximum chosen">
        <Chips label="Interests" chips={chips} chosen={full} onChange={setFull} {...limit} />
      </Specimen>
      <Specimen state="at most one">
        <Chips
          single
          label="Budget"
          chips={budgets}
          chosen={budget}
          onChange={setBudget}
          hint="Press again to clear."
        />
      </Specimen>
      <Specimen state="one disabled, with an error">
        <Chips
          label="Budget"
          chips={budgets.map((chip) => ({ ...chip, disabled: chip.id === 'luxury' }))}
          chosen={[]}
          onChange={() => undefined}
          error="Choose a budget"
        />
      </Specimen>
    </Specimens>
  );
}

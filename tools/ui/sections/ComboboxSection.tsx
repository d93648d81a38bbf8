import { useState } from 'react';
import { Combobox } from '#src/ui/Combobox.tsx';
import { SuggestionList } from '#src/ui/SuggestionList.tsx';
import { Specimen, Specimens } from '../Specimen.tsx';

const places = [
  { id: 'rome', title: 'Rome', detail: 'Lazio, Italy', badge: 'Checked in detail' },
  { id: 'roma-tx', title: 'Roma', detail: 'Texas, United States' },
  { id: 'rosario', title: 'Rosario', detail: 'Santa Fe, Argentina' },
  { id: 'rotterdam', title: 'Rotterdam', detail: 'South Holland, Netherlands', badge: 'Checked in detail' },
  { id: 'long', title: 'Rothenburg ob der Tauber, the town of the gates', detail: 'Bavaria, Germany', badge: 'New' },
];

const texts = {
  loading: 'Looking for places',
  none: 'Nothing found; you can keep what you typed',
  found: (count: number) => `${count} places found`,
};

export function ComboboxSection() {
  const [value, setValue] = useState('');
  const options = value === '' ? [] : places.filter(({ title }) => title.toLowerCase().startsWith(value.toLowerCase()));
  const still = { label: 'Destination', texts, onChange: () => undefined, onPick: () => undefined };
  return (
    <Specimens>
      <Specimen state="type ro, or something else">
        <Combobox
          label="Destination"
          placeholder="A city or a region"
          value={value}
          onChange={setValue}
          options={options}
          onPick={({ title }) => setValue(title)}
          texts={texts}
          hint="Free text is fine too."
        />
      </Specimen>
      <Specimen state="loading (press it to see the text)">
        <Combobox {...still} value="Rom" options={[]} loading />
      </Specimen>
      <Specimen state="with an error">
        <Combobox {...still} value="" options={[]} error="Say where you want to go" />
      </Specimen>
      <Specimen state="disabled">
        <Combobox {...still} value="Rome" options={[]} disabled />
      </Specimen>
      <Specimen state="the list, second one marked">
        <p id="list-label" className="sr-only">
          Destination
        </p>
        <div className="rounded-card border border-line bg-card shadow-lg">
          <SuggestionList
            id="still"
            labelId="list-label"
            options={places}
            active={places[1]}
            onPick={() => undefined}
          />
        </div>
      </Specimen>
    </Specimens>
  );
}

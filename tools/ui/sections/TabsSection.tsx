import { useState } from 'react';
import { Tabs } from '#src/ui/Tabs.tsx';

const names = ['Itinerary', 'Map', 'Luggage', 'Budget', 'Good to know', 'Notes'] as const;
type Name = (typeof names)[number];

export function TabsSection() {
  const [chosen, setChosen] = useState<Name>('Itinerary');
  return (
    <Tabs
      label="Parts of the trip"
      chosen={chosen}
      onChange={setChosen}
      tabs={names.map((id) => ({ id, label: id, content: <p>{id}</p>, disabled: id === 'Budget' }))}
    />
  );
}

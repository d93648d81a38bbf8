import { useState } from 'react';
import { Stepper } from '#src/ui/Stepper.tsx';
import { Specimen, Specimens } from '../Specimen.tsx';

const words = { decreaseLabel: 'Fewer', increaseLabel: 'More' };

export function StepperSection() {
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(0);
  const limits = { min: 0, max: 10, ...words };
  return (
    <Specimens>
      <Specimen state="side by side: between the limits, at the lowest">
        <div className="grid grid-cols-2 gap-4">
          <Stepper label="Adults" value={adults} onChange={setAdults} {...limits} min={1} />
          <Stepper label="Children" value={children} onChange={setChildren} {...limits} hint="Under 16" />
        </div>
      </Specimen>
      <Specimen state="at the highest, with an error">
        <Stepper label="Adults" value={10} onChange={() => undefined} {...limits} error="At most 10" />
      </Specimen>
      <Specimen state="disabled">
        <Stepper label="Adults" value={3} onChange={() => undefined} {...limits} disabled />
      </Specimen>
    </Specimens>
  );
}

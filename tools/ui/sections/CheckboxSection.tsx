import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Specimen, Specimens } from '../Specimen.tsx';

export function CheckboxSection() {
  const [checked, setChecked] = useState(false);
  return (
    <Specimens>
      <Specimen state="off and on">
        <Checkbox label="Tell me about news" checked={checked} onChange={setChecked} />
        <Checkbox label="Sunscreen" checked={!checked} onChange={(on) => setChecked(!on)} hint="Packed" />
      </Specimen>
      <Specimen state="with an error and a link">
        <Checkbox
          label={
            <>
              I have read and accept the <Link to="/">terms of use and the privacy policy</Link>
            </>
          }
          checked={checked}
          onChange={setChecked}
          error="You need to accept the terms"
        />
      </Specimen>
      <Specimen state="disabled">
        <Checkbox label="Off" checked={false} onChange={() => undefined} disabled />
        <Checkbox label="On" checked onChange={() => undefined} disabled />
      </Specimen>
    </Specimens>
  );
}

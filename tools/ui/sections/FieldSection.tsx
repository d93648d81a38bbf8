import { TextArea, TextField } from '#src/ui/Field.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Specimen, Specimens } from '../Specimen.tsx';

const password = { showLabel: 'Show password', hideLabel: 'Hide password' };

export function FieldSection() {
  return (
    <Specimens>
      <Specimen state="empty, with a hint">
        <TextField label="First name" placeholder="Lucía" hint="As friends call you." />
      </Specimen>
      <Specimen state="with an error">
        <TextField label="E-mail" type="email" defaultValue="lucia@" error="That is not an e-mail address yet" />
      </Specimen>
      <Specimen state="disabled">
        <TextField label="E-mail" disabled defaultValue="lucia@example.org" />
      </Specimen>
      <Specimen state="read-only">
        <TextField label="E-mail" readOnly defaultValue="lucia@example.org" />
      </Specimen>
      <Specimen state="password">
        <PasswordField label="Password" defaultValue="a long secret" hint="At least 10 characters." {...password} />
      </Specimen>
      <Specimen state="password with an error">
        <PasswordField label="Repeat it" defaultValue="another" error="Passwords do not match" {...password} />
      </Specimen>
      <Specimen state="password, disabled">
        <PasswordField label="Password" defaultValue="a long secret" disabled {...password} />
      </Specimen>
      <Specimen state="long text">
        <TextArea label="About you" hint="Optional" defaultValue="I walk a lot and get up late." />
      </Specimen>
      <Specimen state="long text with an error">
        <TextArea label="About you" error="That is longer than 500 characters" />
      </Specimen>
    </Specimens>
  );
}

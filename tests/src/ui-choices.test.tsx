import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Chips } from '#src/ui/Chips.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Select } from '#src/ui/Select.tsx';

const letters = (['a', 'b', 'c'] as const).map((id) => ({ id, label: id.toUpperCase() }));
type Letter = (typeof letters)[number]['id'];
const chip = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const pressed = () => letters.filter(({ label }) => chip(label).getAttribute('aria-pressed') === 'true').length;

function SomeChips(limits: { readonly max?: number; readonly single?: boolean }) {
  const [chosen, setChosen] = useState<readonly Letter[]>([]);
  return (
    <Chips
      label="Letters"
      chips={letters}
      chosen={chosen}
      onChange={setChosen}
      hint="Up to 2"
      fullHint="That is 2"
      {...limits}
    />
  );
}

describe('chips', () => {
  it('disable the rest at the maximum, say so, and open again', async () => {
    const user = userEvent.setup();
    render(<SomeChips max={2} />);
    expect(screen.getByRole('group', { name: 'Letters' })).toBeTruthy();
    await user.click(chip('A'));
    await user.click(chip('B'));
    expect(chip('C').disabled).toBe(true);
    expect(chip('A').disabled).toBe(false);
    expect(screen.getByText('That is 2')).toBeTruthy();
    await user.click(chip('A'));
    expect(chip('C').disabled).toBe(false);
    expect(screen.getByText('Up to 2')).toBeTruthy();
  });

  it('replace one by another and clear it when only one may be chosen', async () => {
    const user = userEvent.setup();
    render(<SomeChips single />);
    await user.click(chip('A'));
    await user.click(chip('B'));
    expect(pressed()).toBe(1);
    expect(chip('B').getAttribute('aria-pressed')).toBe('true');
    await user.click(chip('B'));
    expect(pressed()).toBe(0);
  });
});

describe('a checkbox', () => {
  it('is switched by its label and tells its error', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    render(<Checkbox label="I accept" checked={false} onChange={change} error="Please accept" />);
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please accept');
    await user.click(screen.getByText('I accept'));
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('a select', () => {
  it('hands over the value that was chosen', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    const options = letters.map(({ id, label }) => ({ value: id, label }));
    render(<Select label="Letter" options={options} value="a" onChange={change} />);
    await user.selectOptions(screen.getByLabelText('Letter'), 'C');
    expect(change).toHaveBeenCalledExactlyOnceWith('c');
  });
});

describe('a password', () => {
  it('is shown and hidden again, with the words of what the button does', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" name="secret" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field.type).toBe('password');
  });
});

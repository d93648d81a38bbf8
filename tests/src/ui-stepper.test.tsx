import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Stepper } from '#src/ui/Stepper.tsx';

function Adults({ start }: { readonly start: number }) {
  const [value, setValue] = useState(start);
  const words = { decreaseLabel: 'Fewer adults', increaseLabel: 'More adults' };
  return <Stepper label="Adults" value={value} min={1} max={10} onChange={setValue} {...words} />;
}

function open(start = 2) {
  render(<Adults start={start} />);
  return userEvent.setup();
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' });
const fewer = () => screen.getByRole('button', { name: 'Fewer adults' });
const more = () => screen.getByRole('button', { name: 'More adults' });

describe('a stepper', () => {
  it('counts with its buttons and stops at the limits without losing the focus', async () => {
    const user = open();
    await user.click(fewer());
    await user.click(fewer());
    expect(field().value).toBe('1');
    expect(fewer().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(fewer());
    await user.click(more());
    expect(field().getAttribute('aria-valuenow')).toBe('2');
  });

  it('counts with the arrow keys and goes to the limits with Home and End', async () => {
    const user = open();
    await user.click(field());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field().value).toBe('3');
    await user.keyboard('{End}{ArrowUp}');
    expect(field().value).toBe('10');
    await user.keyboard('{Home}{ArrowDown}');
    expect(field().value).toBe('1');
  });

  it.each([
    ['0', '1'],
    ['-4', '1'],
    ['7', '7'],
    ['11', '10'],
    ['3.9', '3'],
    ['two', '1'],
    ['', '1'],
  ])('turns the typed "%s" into %s when it is left, not before', async (typed, shown) => {
    const user = open();
    await user.clear(field());
    if (typed) await user.type(field(), typed);
    expect(field().value).toBe(typed);
    await user.tab();
    expect(field().value).toBe(shown);
  });

  it('counts on from what is typed', async () => {
    const user = open();
    await user.clear(field());
    await user.type(field(), '5');
    await user.keyboard('{ArrowUp}');
    expect(field().value).toBe('6');
  });
});

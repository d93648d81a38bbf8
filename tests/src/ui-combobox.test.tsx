import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from '#src/ui/Combobox.tsx';

const places = [
  { id: 'rome', title: 'Rome', detail: 'Italy', badge: 'Checked' },
  { id: 'rosario', title: 'Rosario', detail: 'Argentina' },
];
const picked = vi.fn();
const submitted = vi.fn();

function Destination({ loading = false }: { readonly loading?: boolean }) {
  const [text, setText] = useState('');
  const options = places.filter(({ title }) => text && title.toLowerCase().startsWith(text));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Combobox
        label="Destination"
        value={text}
        onChange={setText}
        options={options}
        loading={loading}
        onPick={(option) => {
          picked(option.id);
          setText(option.title);
        }}
        texts={{ loading: 'Looking', none: 'Nothing found', found: (count) => `${count} found` }}
      />
    </form>
  );
}

function open(loading = false) {
  render(<Destination loading={loading} />);
  return userEvent.setup();
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' });
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  picked.mockClear();
  submitted.mockClear();
});

describe('a combobox', () => {
  it('lists what fits and says how many', async () => {
    const user = open();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await user.type(field(), 'ro');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'RomeItalyChecked',
      'RosarioArgentina',
    ]);
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Destination' }).id);
    expect(screen.getByRole('status').textContent).toBe('2 found');
  });

  it('is walked with the arrows, through the text at either end, and picks with Enter', async () => {
    const user = open();
    await user.type(field(), 'ro{ArrowDown}');
    expect(marked()).toContain('Rome');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(marked()).toContain('Rosario');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith('rosario');
    expect(submitted).not.toHaveBeenCalled();
    expect(field().value).toBe('Rosario');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('picks by pointing and keeps the focus', async () => {
    const user = open();
    await user.type(field(), 'ro');
    await user.click(screen.getByRole('option', { name: /Rome/ }));
    expect(picked).toHaveBeenCalledExactlyOnceWith('rome');
    expect(document.activeElement).toBe(field());
  });

  it('closes with Escape and leaves the text alone', async () => {
    const user = open();
    await user.type(field(), 'ro{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('ro');
  });

  it('keeps free text, and Enter then sends the form', async () => {
    const user = open();
    await user.type(field(), 'my aunt{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    expect(submitted).toHaveBeenCalledOnce();
    await user.tab();
    expect(field().value).toBe('my aunt');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(picked).not.toHaveBeenCalled();
  });

  it('says that it is looking', async () => {
    const user = open(true);
    await user.type(field(), 'x');
    expect(screen.getByRole('status').textContent).toBe('Looking');
  });
});

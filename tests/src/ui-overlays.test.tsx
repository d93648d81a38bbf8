import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import { showToast, useToasts } from '#src/ui/toast-store.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

function Question({ kind: Kind }: { readonly kind: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Kind
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this trip?"
        description="For good."
        closeLabel="Close"
        actions={<Button>Delete</Button>}
      />
    </>
  );
}

describe.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s', (_, kind) => {
  async function ask() {
    const user = userEvent.setup();
    render(<Question kind={kind} />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    return user;
  }

  it('is named and described, focuses what it is about, and holds the page still', async () => {
    await ask();
    const dialog = screen.getByRole('dialog', { name: 'Delete this trip?' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('For good.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
    expect(document.body.style.overflow).toBe('hidden');
    expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull();
  });

  it.each([
    ['Escape', '{Escape}'],
    ['its button', '{Tab}{Enter}'],
  ])('closes with %s and gives the focus back', async (_name, keys) => {
    const user = await ask();
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })));
    expect(document.body.style.overflow).toBe('');
  });

  it('closes with Escape also while a toast stands above, and takes the one it stands on nowhere', async () => {
    const user = userEvent.setup();
    const closed: string[] = [];
    const shown = (title: string, inner: ReactNode) => {
      const Kind = kind;
      return (
        <Kind open onClose={() => closed.push(title)} title={title} closeLabel="Close">
          <button type="button">{title} button</button>
          {inner}
        </Kind>
      );
    };
    render(
      <>
        {shown('Outer', shown('Inner', null))}
        <Toaster closeLabel="Close" regionLabel="Notifications" />
      </>,
    );
    act(() => showToast('success', 'Ready for no network'));
    await waitFor(() => expect(document.body.textContent).toContain('Ready for no network'));
    screen.getByRole('button', { name: 'Inner button' }).focus();
    await user.keyboard('{Escape}');
    expect(closed).toEqual(['Inner']);
  });

  it('injects no style element, which our content security policy would refuse', async () => {
    await ask();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });
});

describe('what is told', () => {
  it('is told once at a time, but two undos are two', () => {
    useToasts.setState({ messages: [] });
    const undo = { label: 'Undo', run: () => undefined };
    for (const [tone, text, action] of [
      ['error', 'Refused', undo],
      ['error', 'Refused', undo],
      ['success', 'Removed', undo],
      ['success', 'Removed', undo],
      ['success', 'Saved', undefined],
      ['success', 'Saved', undefined],
    ] as const)
      showToast(tone, text, action);
    expect(useToasts.getState().messages.map(({ text }) => text)).toEqual(['Refused', 'Removed', 'Removed', 'Saved']);
    useToasts.setState({ messages: [] });
  });
});

describe('a menu', () => {
  it('opens, is walked and left by keyboard; links are links', async () => {
    const user = userEvent.setup();
    const signOut = vi.fn();
    render(
      <MemoryRouter>
        <Menu
          trigger={<Button>Account</Button>}
          groups={[
            [{ id: 'profile', label: 'Profile', to: '/profile' }],
            [
              { id: 'off', label: 'Off', disabled: true },
              { id: 'out', label: 'Sign out', onSelect: signOut },
            ],
          ]}
        />
      </MemoryRouter>,
    );
    const trigger = () => screen.getByRole('button', { name: 'Account' });
    trigger().focus();
    await user.keyboard('{Enter}');
    const link = await screen.findByRole('menuitem', { name: 'Profile' });
    expect(link.getAttribute('href')).toBe('/profile');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(signOut).toHaveBeenCalledOnce();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });
});

function Parts() {
  const [chosen, setChosen] = useState<'map' | 'list'>('map');
  const tabs = [
    { id: 'map', label: 'Map', content: 'the map' },
    { id: 'list', label: 'List', content: 'the list' },
  ] as const;
  return <Tabs label="Parts" tabs={tabs} chosen={chosen} onChange={setChosen} />;
}

describe('tabs', () => {
  it('change with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Parts />);
    await user.click(screen.getByRole('tab', { name: 'Map' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'List' }).textContent).toBe('the list');
    expect(screen.getByRole('tablist', { name: 'Parts' })).toBeTruthy();
  });
});

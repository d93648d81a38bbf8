import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { TripParts } from '#src/trip-view/TripParts.tsx';

const jumped = vi.fn<(id: string) => void>();
/** Where the heads of the parts stand, in pixels from the top of the screen. */
const heads = new Map<string, number>();

beforeAll(async () => {
  await startI18n('en');
  await loadScreenTexts('map');
});
beforeEach(() => {
  window.innerHeight = 800;
  Element.prototype.scrollIntoView = function (this: Element) {
    jumped(this.id);
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: heads.get(this.id) ?? 0 } as DOMRect;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  jumped.mockReset();
  heads.clear();
  document.body.replaceChildren();
});

function draw(id: string, top = 0): void {
  heads.set(id, top);
  const part = document.createElement('section');
  part.id = id;
  document.body.append(part);
}

const show = () =>
  render(
    <I18nextProvider i18n={i18next}>
      <TripParts hasLuggage hasDocuments={false} />
    </I18nextProvider>,
  );
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

async function scrolledTo(tops: Readonly<Record<string, number>>): Promise<string[]> {
  for (const [id, top] of Object.entries(tops)) heads.set(id, top);
  window.dispatchEvent(new Event('scroll'));
  await frame();
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'location');
  return current.map(({ textContent }) => textContent ?? '');
}

describe('the parts of a trip at the thumb', () => {
  it('tell the one that is read, and none above the first', async () => {
    for (const id of ['itinerary', 'map', 'luggage']) draw(id, 2000);
    show();
    expect(await scrolledTo({ itinerary: 700 })).toEqual([]);
    expect(await scrolledTo({ itinerary: 200 })).toEqual(['Plan']);
    expect(await scrolledTo({ itinerary: -3000, map: 279 })).toEqual(['Map']);
    expect(await scrolledTo({ map: -300, luggage: 281 })).toEqual(['Map']);
    draw('info', 100);
    expect(await scrolledTo({ luggage: -20 })).toEqual(['Info']);
  });

  it('tell the last in sight at the end of the page, where it can come no higher', async () => {
    for (const id of ['map', 'info']) draw(id);
    show();
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    window.scrollY = 2200;
    expect(await scrolledTo({ map: -900, info: 600 })).toEqual(['Info']);
    window.scrollY = 2100;
    expect(await scrolledTo({ map: -800, info: 700 })).toEqual(['Map']);
  });

  it('lead to a part that is drawn after the press, once', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Map' }));
    draw('luggage');
    await frame();
    expect(jumped).not.toHaveBeenCalled();
    draw('map');
    await vi.waitFor(() => expect(jumped.mock.calls).toEqual([['map']]));
    draw('info');
    await frame();
    expect(jumped).toHaveBeenCalledOnce();
  });

  it.each(['another part', 'scrolling'])('do not jump there any more after %s', async (then) => {
    show();
    draw('itinerary');
    await userEvent.click(screen.getByRole('link', { name: 'Map' }));
    if (then === 'scrolling') window.dispatchEvent(new Event('touchmove'));
    else await userEvent.click(screen.getByRole('link', { name: 'Plan' }));
    draw('map');
    await frame();
    expect(jumped).not.toHaveBeenCalled();
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '#src/ui/Carousel.tsx';

const WIDTH = 300;
const labels = {
  region: 'Cities',
  previous: 'Previous',
  next: 'Next',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
  pause: 'Pause',
  play: 'Play',
};
const slides = ['Rome', 'Kyoto', 'Male'].map((id) => ({ id, content: id }));

/** A document without layout: slides stand side by side, and assigning the scroll position scrolls at once. */
function layOut() {
  let left = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH : 0;
  });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(WIDTH * slides.length);
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => left);
  vi.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation(function (this: Element, to) {
    left = to;
    this.dispatchEvent(new Event('scroll'));
  });
}

function prefer(stillness: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: stillness }));
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const shown = () => document.querySelector('[aria-current]')?.getAttribute('aria-label');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  layOut();
  prefer(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a carousel', () => {
  it('moves with its buttons and dots, and stops at the ends', async () => {
    const user = userEvent.setup();
    render(<Carousel labels={labels} slides={slides} />);
    expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Next'));
    expect(shown()).toBe('Slide 2 of 3');
    await user.click(button('Next'));
    await user.click(button('Next'));
    expect(shown()).toBe('Slide 3 of 3');
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Slide 1 of 3'));
    expect(shown()).toBe('Slide 1 of 3');
  });

  it('moves with the arrow keys, Home and End', async () => {
    const user = userEvent.setup();
    render(<Carousel labels={labels} slides={slides} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe('Slide 2 of 3');
    await user.keyboard('{End}');
    expect(shown()).toBe('Slide 3 of 3');
    await user.keyboard('{Home}');
    expect(shown()).toBe('Slide 1 of 3');
  });

  it('moves on by itself, around the end, until it is paused', () => {
    vi.useFakeTimers();
    render(<Carousel labels={labels} slides={slides} autoplayMs={1000} />);
    pass(1000);
    expect(shown()).toBe('Slide 2 of 3');
    pass(1000);
    pass(1000);
    expect(shown()).toBe('Slide 1 of 3');
    act(() => button('Pause').click());
    pass(5000);
    expect(shown()).toBe('Slide 1 of 3');
    expect(button('Play')).toBeTruthy();
  });

  it('waits while the pointer or the focus is inside', () => {
    vi.useFakeTimers();
    render(<Carousel labels={labels} slides={slides} autoplayMs={1000} />);
    act(() => button('Next').focus());
    pass(5000);
    expect(shown()).toBe('Slide 1 of 3');
    act(() => button('Next').blur());
    pass(1000);
    expect(shown()).toBe('Slide 2 of 3');
  });

  it('stands still for people who asked for less motion', () => {
    prefer(true);
    vi.useFakeTimers();
    render(<Carousel labels={labels} slides={slides} autoplayMs={1000} />);
    pass(5000);
    expect(shown()).toBe('Slide 1 of 3');
    expect(button('Play')).toBeTruthy();
  });
});

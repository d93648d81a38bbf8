import { type RefObject, useEffect, useRef } from 'react';
import { closer, type Point, pulled, type Size, type View } from './projection.ts';

interface Gestures {
  readonly view: View;
  readonly size: Size;
  readonly onView: (view: View) => void;
  /** Whether fingers move the map; otherwise they scroll the page, and a tap is all that a finger can do. */
  readonly touch: boolean;
  /** A tap or click beside everything that can be pressed. */
  readonly onTap: (touched: boolean) => void;
}

const KEY_PIXELS = 80;
const KEY_STEPS = 0.5;
const WHEEL_STEPS = 1 / 300;
/** A finger that moves less was meant to tap. */
const TAP_PIXELS = 6;

const pulls: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_PIXELS, y: 0 },
  ArrowRight: { x: -KEY_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: KEY_PIXELS },
  ArrowDown: { x: 0, y: -KEY_PIXELS },
};
const zooms: Readonly<Record<string, number>> = { '+': KEY_STEPS, '=': KEY_STEPS, '-': -KEY_STEPS };

/** The middle of all fingers and how far apart they are. */
function hand(fingers: readonly Point[]): Point & { readonly span: number } {
  const [first = { x: 0, y: 0 }, second = first] = fingers;
  const span = Math.hypot(first.x - second.x, first.y - second.y);
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2, span };
}

function viewAfterKey({ key }: KeyboardEvent, { view, size }: Gestures): View | null {
  const [pull, steps] = [pulls[key], zooms[key]];
  if (pull) return pulled(view, pull);
  return steps === undefined ? null : closer(view, steps, { x: size.width / 2, y: size.height / 2 }, size);
}

function viewAfterMove(before: readonly Point[], after: readonly Point[], { view, size }: Gestures): View {
  const [from, to] = [hand(before), hand(after)];
  const moved = pulled(view, { x: to.x - from.x, y: to.y - from.y });
  const steps = from.span > 0 && to.span > 0 ? Math.log2(to.span / from.span) : 0;
  return closer(moved, steps, to, size);
}

type Latest = () => Gestures;

function pointIn(surface: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = surface.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const isControl = ({ target }: Event) => target instanceof Element && target.closest('button, a') !== null;

/** Fingers and the mouse: they pull and spread the map; what hardly moved was a tap. */
function listenToPointers(surface: HTMLElement, latest: Latest, options: AddEventListenerOptions): void {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  const press = (event: PointerEvent) => {
    if (isControl(event)) return;
    travelled = 0;
    if (event.pointerType === 'touch' && !latest().touch) return;
    surface.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, pointIn(surface, event));
  };
  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const before = [...fingers.values()];
    const now = pointIn(surface, event);
    travelled += Math.hypot(now.x - last.x, now.y - last.y);
    fingers.set(event.pointerId, now);
    const { onView } = latest();
    onView(viewAfterMove(before, [...fingers.values()], latest()));
  };
  const forget = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  const tap = (event: MouseEvent) => {
    if (!isControl(event) && travelled < TAP_PIXELS) latest().onTap(matchMedia('(pointer: coarse)').matches);
  };
  surface.addEventListener('pointerdown', press, options);
  surface.addEventListener('pointermove', move, options);
  surface.addEventListener('pointerup', forget, options);
  surface.addEventListener('pointercancel', forget, options);
  surface.addEventListener('click', tap, options);
}

function listenToWheel(surface: HTMLElement, latest: Latest, options: AddEventListenerOptions): void {
  const turn = (event: WheelEvent) => {
    // The wheel scrolls the page until the reader has chosen the map.
    if (!event.ctrlKey && !surface.contains(document.activeElement)) return;
    event.preventDefault();
    const { view, size, onView } = latest();
    onView(closer(view, -event.deltaY * WHEEL_STEPS, pointIn(surface, event), size));
  };
  surface.addEventListener('wheel', turn, { ...options, passive: false });
}

function listenToKeys(surface: HTMLElement, latest: Latest, options: AddEventListenerOptions): void {
  const press = (event: KeyboardEvent) => {
    const view = event.ctrlKey || event.metaKey || event.altKey ? null : viewAfterKey(event, latest());
    if (!view) return;
    event.preventDefault();
    latest().onView(view);
  };
  surface.addEventListener('keydown', press, options);
}

function listen(surface: HTMLElement, latest: Latest): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  listenToPointers(surface, latest, options);
  listenToWheel(surface, latest, options);
  listenToKeys(surface, latest, options);
  return () => ended.abort();
}

/** Pointers, wheel and keys move what is shown. */
export function useGestures(surface: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => (surface.current ? listen(surface.current, () => latest.current) : undefined), [surface]);
}

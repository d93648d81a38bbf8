import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Answer } from '#domain/trip/answer.ts';
import { loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { AnswersPanel } from '#src/trip-view/AnswersPanel.tsx';
import { aTrip } from '../support/trips.ts';

beforeAll(async () => {
  await startI18n('en');
  await loadScreenTexts();
});

const { days } = aTrip();
const stop = days.flatMap(({ activities }) => activities).find(({ placeId }) => placeId);
if (!stop?.placeId) throw new Error('the trip has no place');
const { id, name, placeId } = stop;

const preferences = 'vegan, museums, jazz';
const answer = (asked: string, met: Answer['met'], more: Partial<Answer> = {}): Answer => ({
  asked,
  met,
  answer: 'So it is.',
  quote: null,
  ...more,
});

function open(answers: readonly Answer[]) {
  render(<AnswersPanel answers={answers} preferences={preferences} days={days} />);
  const region = screen.getByRole('region', { name: 'You asked: here it is' });
  return [...(region.querySelector('ul')?.children ?? [])] as HTMLElement[];
}

it('answers stand in the order of the server, each with the words they answer', () => {
  const lines = open([
    answer('Jazz', 'no', { quote: { from: 16, to: 20 } }),
    answer('Museums', 'partly'),
    answer('Vegan', 'yes'),
  ]);
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Jazz \(not met\)“jazz”/),
    expect.stringMatching(/^Museums \(partly met\)/),
    expect.stringMatching(/^Vegan \(met\)/),
  ]);
});

it('an answer that is met leads to the stops that show it, as long as they are in the plan', () => {
  const [line] = open([answer('Museums', 'yes', { places: [placeId, 'a-place-that-was-removed'] })]);
  const links = within(line as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[name, `#stop-${id}`]]);
});

it('what is not met, or judged in a way this page does not know, has none', () => {
  open([answer('Jazz', 'no', { places: [placeId] }), answer('Fado', 'perhaps', { places: [placeId] })]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('what is asked and answered alike is one line with all its words', () => {
  const lines = open([
    answer('Something else', 'no', { quote: { from: 0, to: 5 } }),
    answer('Jazz', 'no', { quote: { from: 16, to: 20 } }),
    answer('Something else', 'no', { quote: { from: 7, to: 14 } }),
  ]);
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Something else \(not met\)“vegan” · “museums”So it is\.$/),
    expect.stringMatching(/^Jazz/),
  ]);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, localDate } from '#domain/trip/dates.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { PlanForm } from '#src/screens/plan-trip/PlanForm.tsx';

const today = localDate(new Date());
const submitPlan = vi.fn();

function open() {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <PlanForm hasPlan={false} anonymous={false} onSubmit={submitPlan} onShowPlan={() => {}} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Plan my trip' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function fillDates(user: ReturnType<typeof userEvent.setup>, start: string, end: string) {
  await user.type(field('Destination'), 'Rome');
  await user.type(field('Start date'), start);
  await user.type(field('End date'), end);
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts();
});
beforeEach(() => submitPlan.mockClear());

describe('the plan form', () => {
  it('cannot be sent while destination, start or end is empty', async () => {
    const user = open();
    expect(submitButton().disabled).toBe(true);
    await user.type(field('Destination'), 'Rome');
    await user.type(field('Start date'), today);
    expect(submitButton().disabled).toBe(true);
    await user.type(field('End date'), today);
    expect(submitButton().disabled).toBe(false);
  });

  it('sends 7 nights, as typed, with whole numbers', async () => {
    const user = open();
    await fillDates(user, today, addDays(today, 7));
    await user.click(submitButton());
    expect(submitPlan).toHaveBeenCalledExactlyOnceWith({
      destination: 'Rome',
      dates: { start: today, end: addDays(today, 7) },
      preferences: '',
      budget: null,
      categories: [],
      travellers: { adults: 2, children: 0 },
    });
  });

  it.each([
    ['8 nights', 0, 8, 'Maximum trip duration is 7 nights (8 days)'],
    ['a start after the end', 3, 2, 'Start date cannot be after end date'],
    ['a start yesterday', -1, 1, 'Start date cannot be in the past'],
  ])('refuses %s and says why at the field', async (_, start, end, message) => {
    const user = open();
    await fillDates(user, addDays(today, start), addDays(today, end));
    expect(screen.getByText(message)).toBeTruthy();
    expect(submitButton().disabled).toBe(true);
    await user.click(submitButton());
    expect(submitPlan).not.toHaveBeenCalled();
    const marked = [field('Start date'), field('End date')].filter((input) => input.getAttribute('aria-invalid'));
    expect(marked).toHaveLength(1);
    await user.clear(field('Start date'));
    await user.type(field('Start date'), addDays(today, 1));
    await user.type(field('End date'), addDays(today, 2));
    expect(submitButton().disabled).toBe(false);
  });

  it('limits the end to 7 nights after the start and the start to today', async () => {
    const user = open();
    await user.type(field('Start date'), addDays(today, 2));
    expect(field('Start date').min).toBe(today);
    expect(field('End date').min).toBe(addDays(today, 2));
    expect(field('End date').max).toBe(addDays(today, 9));
  });

  it('clears the end when the start changes', async () => {
    const user = open();
    await fillDates(user, today, addDays(today, 2));
    await user.clear(field('Start date'));
    await user.type(field('Start date'), addDays(today, 1));
    expect(field('End date').value).toBe('');
  });

  it.each([
    ['Adults', '0', '1'],
    ['Adults', '10', '10'],
    ['Adults', '11', '10'],
    ['Adults', 'two', '1'],
    ['Children', '-1', '0'],
    ['Children', '10', '10'],
    ['Children', '11', '10'],
    ['Children', 'none', '0'],
  ])('turns %s %s into %s', async (label, typed, shown) => {
    const user = open();
    await user.clear(field(label));
    await user.type(field(label), typed);
    await user.tab();
    expect(field(label).value).toBe(shown);
  });

  it('allows three categories and disables the rest', async () => {
    const user = open();
    for (const name of ['Culture', 'History', 'Art']) await user.click(screen.getByRole('button', { name }));
    const rest = screen.getByRole<HTMLButtonElement>('button', { name: 'Food' });
    expect(rest.disabled).toBe(true);
    expect(screen.getByText('Maximum 3 categories')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Art' }));
    expect(rest.disabled).toBe(false);
  });

  it('clears the budget when the chosen level is pressed again', async () => {
    const user = open();
    const luxury = screen.getByRole('button', { name: /Luxury/ });
    await user.click(luxury);
    expect(luxury.getAttribute('aria-pressed')).toBe('true');
    await user.click(luxury);
    expect(luxury.getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps what was typed when it is opened again', async () => {
    const user = open();
    await fillDates(user, today, addDays(today, 1));
    await user.type(field('Tell us anything else'), 'slow mornings');
    document.body.innerHTML = '';
    open();
    expect(field('Destination').value).toBe('Rome');
    expect(field('End date').value).toBe(addDays(today, 1));
    expect(field('Tell us anything else').value).toBe('slow mornings');
  });
});

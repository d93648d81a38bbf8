import type { AnswerTexts, WishLabels } from '../../narrate/answer-words.ts';

export const wishLabels: WishLabels = {
  needs: {
    'late-start': 'Slow mornings',
    'early-start': 'Early starts',
    'early-night': 'Early nights',
    gentle: 'Easy on the legs',
    toddler: 'With a small child',
    quiet: 'Away from the crowds',
    highlights: 'The highlights',
    thrifty: 'Spending little',
  },
  diets: {
    vegetarian: 'Vegetarian food',
    vegan: 'Vegan food',
    'gluten-free': 'Gluten-free food',
    halal: 'Halal food',
    kosher: 'Kosher food',
    'lactose-free': 'Lactose-free food',
    allergy: 'An allergy',
  },
  paces: {
    relaxed: 'An easy pace',
    normal: 'A usual pace',
    packed: 'Full days',
  },
  budgets: {
    economic: 'Economic budget',
    moderate: 'Moderate budget',
    luxury: 'Luxury budget',
  },
};

export const answerTexts: AnswerTexts = {
  without: (what) => `Without: ${what}`,
  yourWords: 'Something else',
  liked: 'What you like',
  children: 'Children on board',
  when: (day, time) => `Day ${day}, at ${time}.`,
  leftOut: 'Not in the plan.',
  stillThere: (names) => `In the plan all the same: ${names}.`,
  found: (count, names) => `${count} ${count === 1 ? 'stop' : 'stops'}: ${names}.`,
  perhaps: (count, names) =>
    count === 1
      ? `Perhaps ${names}: check that it is what you mean.`
      : `Perhaps, in ${count} stops: ${names}. Check that they are what you mean.`,
  leftOutByData: 'We left out every place that our data call so. Others may be of this kind without our knowing.',
  leaning: 'We preferred places whose description has this name, but cannot confirm that they are what you mean.',
  restUnknown: 'We did not understand the other words here.',
  noneHere: (city) => `We know no place of this kind in ${city}.`,
  noneFitted: (name) => `None of these fitted into your days. Worth a look if you have time: ${name}.`,
  perDay: (fewest, most) => (fewest === most ? `${most} activities a day.` : `${fewest} to ${most} activities a day.`),
  starts: (earliest, latest) =>
    earliest === latest ? `Every day starts at ${earliest}.` : `The days start between ${earliest} and ${latest}.`,
  latest: (time) => `The last stop of the latest day ends at ${time}.`,
  gentle: (kilometres, stepFree, all) =>
    [
      `At most ${kilometres} km on foot a day and nothing strenuous.`,
      stepFree === all
        ? 'By our data all visits are step-free; ask before you go.'
        : `By our data ${stepFree} of ${all} visits are step-free; ask before you go.`,
    ].join(' '),
  strenuous: (names) => `Strenuous: ${names}. Ask about steps and lifts before you go.`,
  childFriendly: (time, count) => `Back by ${time}; ${count} ${count === 1 ? 'stop' : 'stops'} that children enjoy.`,
  lesserKnown: (count, all) => `${count} of ${all} visits are among the less famous. We have no figures on crowds.`,
  free: (count, perDay) =>
    `${count} free ${count === 1 ? 'visit' : 'visits'}, about ${perDay} per adult and day with meals.`,
  spent: (perDay) => `About ${perDay} per adult and day for visits and meals.`,
  menus: 'We do not know the menus: ask when you book.',
  tablesSuit: (names, count) => `By our data ${count} ${count === 1 ? 'table suits' : 'tables suit'}: ${names}.`,
  tablesSome: (names, count) => `One or two dishes, at ${count} ${count === 1 ? 'table' : 'tables'}: ${names}.`,
  tablesWith: (names) => `Known for what you avoid: ${names}. Choose another table there.`,
  askAt: (names) => `We do not know the menus: ask at ${names}.`,
  notUsed: 'Not understood: the plan does not take this into account.',
  tooFar: (kilometres) => `Too far for one day with our limit on travel: ${kilometres} km from where you stay.`,
  closed: 'Closed on your dates.',
  tooDear: 'Costs more than a day of your budget.',
  notForChildren: 'Not suitable for children.',
  noRoom: 'There was no room for it beside the rest.',
};

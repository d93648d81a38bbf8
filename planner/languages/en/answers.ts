import type { AnswerTexts } from '../../narrate/answers/texts.ts';

const stops = (count: number) => `${count} ${count === 1 ? 'stop' : 'stops'}`;

export const answerTexts: AnswerTexts = {
  budgets: { economic: 'Economic budget', moderate: 'Moderate budget', luxury: 'Luxury budget' },
  yourWords: 'Something else',
  children: 'Children on board',
  when: (day, time) => `Day ${day}, at ${time}.`,
  atSunrise: (day, time, rises) => `Day ${day}, at ${time}: the sun rises at about ${rises}.`,
  atSunset: (day, time, sets) => `Day ${day}, at ${time}: the sun sets at about ${sets}.`,
  sameDayAs: (name) => `On the day of ${name}.`,
  otherDayThan: (name) => `Not on the day of ${name}.`,
  notInPlan: (name) => `${name} is not in the plan.`,
  closedThen: (day) => `Closed on day ${day}.`,
  hoursThen: (day, open, close) => `Open ${open} to ${close} on day ${day}.`,
  otherTime: (day, time) => `Day ${day}, at ${time}: the time you named did not work out.`,
  leftOut: 'Not in the plan.',
  leftOutThen: 'None in the plan then.',
  stillThere: (names) => `In the plan all the same: ${names}.`,
  found: (count, names) => `${stops(count)}: ${names}.`,
  perhaps: (count, names) =>
    count === 1
      ? `Perhaps ${names}: check that it is what you mean.`
      : `Perhaps, in ${stops(count)}: ${names}. Check that they are what you mean.`,
  only: (count, names) => `Only ${stops(count)}: ${names}.`,
  more: (count, names) => `More than you wanted, ${stops(count)}: ${names}.`,
  notWhenWanted: (count, names) => `Not when you wanted it, ${stops(count)}: ${names}.`,
  notAtItsHour: (names) => `In the plan, but not at the hour for it: ${names}.`,
  partlyThen: (then, others) => `When you wanted it: ${then}. At another time: ${others}.`,
  someDays: (days, all) => `On ${days} of ${all} days.`,
  knowOnly: (count) =>
    count === 1 ? 'We know only one place of this kind here.' : `We know only ${count} places of this kind here.`,
  ofAll: (count, all) => `${count} of ${all} stops.`,
  everyOne: 'Every stop.',
  noneHere: (city) => `We know no place of this kind in ${city}.`,
  noneSuits: (name) => `We know ${name}, but it does not suit what you told us you eat or need.`,
  noneOn: (name) => `We know ${name}, but it is not on during your dates.`,
  notOn: 'It is not on during your dates.',
  noCar: 'By our data no stop needs a car.',
  byCar: (names) => `By our data one comes there by car only: ${names}. Look for a bus or a tour before you go.`,
  noDishKnown: 'We know no table here by this dish: ask for it where you eat.',
  dishLeftOut: 'No table of the plan is known for it.',
  noTableNear: (name) => `We know no table near ${name}: choose one there.`,
  noneFitted: (name) => `None of these fitted into your days. Worth a look if you have time: ${name}.`,
  visitsPerDay: (fewest, most) =>
    fewest === most ? `${most} ${most === 1 ? 'visit' : 'visits'} a day.` : `${fewest} to ${most} visits a day.`,
  visitsOnDay: (day, visits) => `Day ${day} has ${visits === 0 ? 'no' : visits} ${visits === 1 ? 'visit' : 'visits'}.`,
  starts: (earliest, latest) =>
    earliest === latest ? `Every day starts at ${earliest}.` : `The days start between ${earliest} and ${latest}.`,
  ends: (earliest, latest) =>
    earliest === latest
      ? `The last stop of every day ends at ${earliest}.`
      : `The last stops end between ${earliest} and ${latest}.`,
  between: (earliest, latest) => (earliest === latest ? `At ${earliest}.` : `Between ${earliest} and ${latest}.`),
  noSuchMeal: 'None is planned.',
  stillMeals: 'It is still in the plan: take it out of the days where you do not want it.',
  mealNotPlanned: 'We do not plan breakfasts: the hours before the first stop are yours.',
  yours: (day, from, to) => `Day ${day} has no visits from ${from} to ${to}.`,
  mealsInThem: 'A meal falls in these hours.',
  yoursDaily: (from, to) => `No day has visits from ${from} to ${to}.`,
  notYours: 'No such time is free of visits.',
  gentle: (kilometres, stepFree, all) =>
    [
      `At most ${kilometres} km of ways a day and nothing strenuous.`,
      stepFree === all
        ? 'By our data all stops are step-free; ask before you go.'
        : `By our data ${stepFree} of ${all} stops are step-free; of the others we do not know. Ask before you go.`,
    ].join(' '),
  walked: (kilometres) => `At most ${kilometres} km a day on foot from stop to stop.`,
  walkedInside: (kilometres) => `With what you walk inside, ${kilometres} km.`,
  walkedUnknown: 'What you walk inside comes on top.',
  strenuous: (names) => `Strenuous: ${names}. Ask about steps and lifts before you go.`,
  steps: (names) => `With steps, by our data: ${names}.`,
  childFriendly: (time, count) => `Back by ${time}; ${stops(count)} that children enjoy.`,
  notForChildrenHere: (names) => `Not for children: ${names}.`,
  spent: (perDay) => `About ${perDay} per adult and day for visits and meals.`,
  openNotCounted: (count) =>
    count === 1 ? 'A meal without a table is not in it.' : `${count} meals without a table are not in it.`,
  dearestDay: (amount) => `The dearest day comes to ${amount} by the prices we know.`,
  inAll: (amount) => `${amount} in all by the prices we know.`,
  dearestMeal: (amount) => `The dearest meal is about ${amount}.`,
  dearestTicket: (amount) => `The dearest ticket is ${amount}.`,
  pricesUnknown: (count) => (count === 1 ? 'One price is not known.' : `${count} prices are not known.`),
  noRates: 'We plan in euros and know no exchange rates: the plan does not go by this.',
  menus: 'We do not know the menus: ask when you book.',
  tablesKnownLeftOut:
    'No table is planned that is known for it. What else kitchens use we do not know: tell every one of them before you order.',
  stapleHere:
    'Kitchens here put it into nearly everything, and we can name no table as safe: carry a card in the local language and ask in every house.',
  allergens: 'We know nothing of allergens: tell every kitchen before you order.',
  tablesSuit: (names, count) => `By our data ${count} ${count === 1 ? 'table suits' : 'tables suit'}: ${names}.`,
  tablesSome: (names, count) => `One or two dishes, at ${count} ${count === 1 ? 'table' : 'tables'}: ${names}.`,
  tablesWith: (names) => `Known for what you avoid: ${names}. Choose another table there.`,
  askAt: (names) => `We do not know the menus: ask at ${names}.`,
  openMeals: (count) =>
    count === 1
      ? 'For one meal we found no table that suits: it is left open, near where you are.'
      : `For ${count} meals we found no table that suits: they are left open, near where you are.`,
  leant: (count, names) => `We leaned towards it, in ${stops(count)}: ${names}.`,
  nothingOfIt: 'We leaned towards it, but no stop has it by our data.',
  crowdedThen: (names) => `Usually packed at that hour: ${names}.`,
  crowdsUnknown: (count) =>
    count === 1 ? 'One visit may have a queue at its hour.' : `${count} visits may have a queue at their hour.`,
  notPlannedBy: 'Understood, but the plan does not go by it.',
  notHot: (high) => `It is not hot then: days usually reach ${high} °C.`,
  inTheShade: (from, to) => `No visit is out of doors from ${from} to ${to}. Ways are not counted.`,
  inTheHeat: (names) => `Out of doors in the hottest hours: ${names}.`,
  nothingSpecial: 'Noted, but nothing special is planned for it.',
  restUnknown: 'We did not understand the other words here.',
  outside: 'That day lies outside your dates.',
  unproved: 'We cannot prove that the plan does this: look at it yourself.',
  collides: 'It stands in the way of something else that is fixed: one of the two has to change.',
  checkHours: 'The plan could not keep to it: check the hours of that day.',
  bestOn: (days) => `What it is known for is on ${days}.`,
  littleThatDay: 'On that weekday much of it is shut, or it is full.',
  unannounced: 'We do not know whether there is something on that evening: look at the programme.',
  whichHour: 'At what time? The plan goes by it once you say it.',
  beginsAt: (day, time) => `The first stop is on day ${day}, at ${time}.`,
  endsAt: (day, time) => `The last stop ends on day ${day}, at ${time}.`,
  nothingThen: 'Nothing is planned then.',
  whereabouts: 'We do not know where that is: ways are counted from the area named under what to know.',
  keptFree: 'Nothing is planned in these hours.',
  addYourself: 'Its hours are kept free, and it is noted with the trip.',
  notThen: 'It could not be planned for its hour: check that it is open then, and what else lies on that day.',
  calledSoLeftOut: (names) => `We did not quite understand this. We left out what our texts say it of: ${names}.`,
  speaksOfIt: (names) => `We did not understand this. Our text speaks of it at ${names}: look out there.`,
  notUsed: 'Not understood: the plan does not take this into account.',
  tooFar: (kilometres) => `Too far for one day with our limit on travel: ${kilometres} km from where you stay.`,
  closed: 'Closed on your dates.',
  shutByHoliday: (days) =>
    `A holiday shuts it on day ${days}, for sure or probably; on the other days there was no room.`,
  perhapsClosed: 'Probably closed: on this holiday most places like it are. Look up its hours.',
  otherHours: (open, close) => `Open ${open} to ${close}: a visit does not fit into the hours of your days.`,
  tooDear: 'Costs more than a day of your budget.',
  notForChildren: 'Not suitable for children.',
  noRoom: 'There was no room for it beside the rest.',
};

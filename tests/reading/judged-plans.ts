// npm run sim -- answers [FILE...]: plans every golden wish and lets the judge look at every tick before the planner may take it back.
import { allSets, goldenWishes } from './judged.ts';
import { outcomeOf } from './ticks.ts';

const files = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

let [plans, ticks, falses, misread, impossible] = [0, 0, 0, 0, 0];
for (const [index, wish] of (files.length > 0 ? files : allSets).flatMap(goldenWishes).entries()) {
  const outcome = outcomeOf(wish, index);
  plans++;
  ticks += outcome.ticks;
  falses += outcome.falses.length;
  misread += outcome.misread.length;
  if (outcome.impossible) impossible++;
  for (const reason of outcome.falses) print(`FALSE [${wish.in}] ${wish.say} :: ${reason}`);
  if (outcome.impossible) print(`IMPOSSIBLE [${wish.in}] ${wish.say}`);
  if (process.env['VERBOSE']) for (const item of outcome.misread) print(`MISREAD [${wish.in}] ${wish.say} :: ${item}`);
}
print(
  `${plans} plans, ${impossible} impossible; ${ticks} plain ticks: ${falses} answers the judge does not let pass, ${misread} of items nobody asked for`,
);
process.exitCode = falses > 0 ? 1 : 0;

import { type Puff, Puffs } from './Puffs.tsx';
import { paint, white, whiteShade } from './paint.ts';
import { Sky } from './Sky.tsx';
import { Stars } from './Stars.tsx';

const dusk = [
  '[stop-color:color-mix(in_oklab,var(--day-3)_38%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--day-3)_14%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--day-5)_24%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--day-3)_32%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sun)_58%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--day-5)_44%,var(--paper))]',
];
const pond = [
  '[stop-color:color-mix(in_oklab,var(--sun)_36%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--day-5)_26%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sea)_60%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--sea)_14%,var(--paper))]',
];
const gold = 'fill-sun dark:fill-[color-mix(in_oklab,var(--sun)_82%,var(--paper))]';
const goldShade =
  'fill-[color-mix(in_oklab,var(--day-7)_55%,var(--sun))] dark:fill-[color-mix(in_oklab,var(--sun)_52%,var(--paper))]';
const goldLine = 'fill-none stroke-sun dark:stroke-[color-mix(in_oklab,var(--sun)_82%,var(--paper))]';

const lanterns: readonly (readonly [x: number, y: number, size: number])[] = [
  [90, 236, 1.1],
  [168, 130, 0.8],
  [262, 188, 0.7],
  [330, 92, 1],
  [404, 214, 0.55],
  [432, 142, 0.6],
  [474, 58, 0.7],
  [612, 96, 1.15],
  [668, 210, 0.75],
  [716, 128, 0.85],
  [752, 268, 0.6],
  [206, 74, 0.5],
  [52, 108, 0.6],
];
const grove: readonly Puff[] = [
  [12, 424, 44],
  [62, 440, 34],
  [22, 470, 36],
  [404, 446, 26],
  [436, 458, 22],
  [378, 462, 22],
  [668, 452, 26],
  [700, 432, 34],
  [748, 416, 42],
  [796, 436, 40],
  [730, 464, 30],
  [778, 474, 30],
];

function Lantern({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="38" className="fill-sun opacity-20" />
      <path d="M-15-20q15-9 30 0l-4 38q-11 5-22 0z" className="fill-sun" />
      <path d="M-11 18q11 5 22 0l1-12q-12 6-24 0z" className="fill-coral" />
      <path d="M-11-14q4-3 7-3l1 26q-4 0-6-1z" className="fill-card opacity-60 dark:fill-ink" />
    </g>
  );
}

function Chedi() {
  return (
    <g transform="translate(556 493)">
      <path d="M-128 0H128V-20H-128zM-110-20H110V-38H-110z" className={white} />
      <path d="M20 0H128V-20H110V-38H20z" className={whiteShade} />
      <path
        d="M-88-38H88V-50H80V-88H88V-98H70V-134H76V-144H58V-158H50V-172H42V-184H36C36-214 26-222 20-248H24V-258H14L4-330H2V-378H-2V-330H-4L-14-258H-24V-248H-20C-26-222-36-214-36-184H-42V-172H-50V-158H-58V-144H-76V-134H-70V-98H-88V-88H-80V-50H-88z"
        className={gold}
      />
      <path
        d="M12-38H88V-50H80V-88H88V-98H70V-134H76V-144H58V-158H50V-172H42V-184H36C36-214 26-222 20-248H24V-258H14L4-330H2V-378H0V-260L6-200 10-150z"
        className={goldShade}
      />
      <path
        d="M-88-50H88M-88-88H88M-76-98H76M-70-134H70M-58-144H58M-50-158H50M-42-172H42M-24-248H24M-12-272H12M-10-286H10M-8-300H8M-6-314H6"
        className="fill-none stroke-day-7 opacity-50 dark:stroke-paper"
        strokeWidth="2"
      />
      <path d="M-12-340h24v4h-24zM-9-352H9v4H-9zM-6-364H6v4H-6z" className={goldShade} />
      <path d="M-14-52V-78a14 14 0 0 1 28 0V-52z" className={paint.earth.near} />
      <path d="M-8-52V-74a8 8 0 0 1 16 0V-52z" className={white} />
      <path d="M-100-38V-96h3V-38zM97-38V-96h3V-38zM-106-96h15l-7-12zM91-96h15l-7-12z" className={goldShade} />
    </g>
  );
}

function Temple() {
  return (
    <g transform="translate(228 492)">
      <path d="M-118-72H118V0H-118z" className={white} />
      <path d="M40-72H118V0H40z" className={whiteShade} />
      <path d="M-100-52h20v38h-20zM80-52h20v38H80z" className={`${paint.earth.near} dark:fill-sun`} />
      <path
        d="M-96-96C-118-78-140-66-172-58l5 12H-80zM96-96C118-78 140-66 172-58l-5 12H80z"
        className={paint.earth.front}
      />
      <path
        d="M-54-150C-76-124-104-104-138-92l5 13H-44zM54-150C76-124 104-104 138-92l-5 13H44z"
        className={paint.coral.front}
      />
      <path d="M0-252C-16-204-48-164-94-136l6 14H88l6-14C48-164 16-204 0-252z" className={paint.coral.near} />
      <path d="M0-218C-13-184-38-154-70-130V0H70V-130C38-154 13-184 0-218z" className={paint.earth.front} />
      <path d="M0-196C-10-172-28-148-50-130H50C28-148 10-172 0-196z" className={gold} />
      <path d="M0-178l9 18 18 5-14 10 5 12H-18l5-12-14-10 18-5z" className={paint.coral.near} />
      <path d="M-60-122H60v7H-60zM-60-108h9V0h-9zM51-108h9V0h-9zM-34-108h7V0h-7zM27-108h7V0h-7z" className={gold} />
      <path
        d="M-18 0V-78Q-18-92 0-104 18-92 18-78V0z"
        className="fill-[color-mix(in_oklab,var(--sun)_40%,var(--card))] dark:fill-sun"
      />
      <path d="M-3 0V-98h6V0z" className={paint.earth.front} />
      <path
        d="M0-252C-16-204-48-164-94-136M0-252C16-204 48-164 94-136M-54-150C-76-124-104-104-138-92M54-150C76-124 104-104 138-92M-96-96C-118-78-140-66-172-58M96-96C118-78 140-66 172-58"
        className={goldLine}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M-3-246c-4-18 0-32 12-44-3 12-4 26-5 44zM-92-134c-12 4-18 0-22-10 8 2 14 0 20-2zM92-134c12 4 18 0 22-10-8 2-14 0-20-2zM-136-90c-12 4-18 0-22-10 8 2 14 0 20-2zM136-90c12 4 18 0 22-10-8 2-14 0-20-2zM-170-56c-12 4-18 0-22-10 8 2 14 0 20-2zM170-56c12 4 18 0 22-10-8 2-14 0-20-2z"
        className={gold}
      />
      <path d="M-140 0H140V10H-140zM-52 10H52V20H-52z" className={white} />
    </g>
  );
}

function Heavens() {
  return (
    <>
      <Sky id="chiang-mai-sky" stops={dusk} height={400} />
      <Stars />
      <path
        d="M0 330c70-60 130-96 210-92 70 4 110 54 180 52 80-2 130-90 220-92 80-2 130 46 190 82v240H0z"
        className={paint.violet.far}
      />
      <path
        d="M0 384c80-20 150-62 240-58 80 4 110 40 190 40 90 0 160-64 250-62 50 2 90 20 120 34v182H0z"
        className={paint.sea.middle}
      />
      <path
        d="M60 368h130M20 350h90M560 338h140M640 320h120M330 392h120"
        className="fill-none stroke-card opacity-35 dark:stroke-ink dark:opacity-10"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path d="M0 428c100-34 190-40 290-22 90 16 150 18 240-2 100-22 190-22 270 6v110H0z" className={paint.leaf.near} />
      {lanterns.map(([x, y, size]) => (
        <Lantern key={x} x={x} y={y} size={size} />
      ))}
    </>
  );
}

function Town() {
  return (
    <>
      <Puffs puffs={grove} shade={paint.leaf.front} light={paint.leaf.near} />
      <Chedi />
      <Temple />
      <path d="M0 492H800v32H0z" className={white} />
      <path d="M0 492H800v6H0zM0 518H800v8H0z" className={whiteShade} />
    </>
  );
}

function Pond() {
  return (
    <>
      <Sky id="chiang-mai-pond" stops={pond} y={524} height={76} />
      <path d="M500 524l40 60h34l38-60z" className={gold} opacity=".35" />
      <path d="M96 524c40 14 96 40 132 64 36-24 92-50 132-64z" className={paint.coral.near} opacity=".3" />
      <path
        d="M160 548h90M420 540h70M580 556h120M300 566h60M660 540h60"
        className="fill-none stroke-card opacity-60 dark:stroke-sun dark:opacity-40"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g className={paint.leaf.middle}>
        <ellipse cx="330" cy="586" rx="44" ry="9" />
        <ellipse cx="430" cy="572" rx="34" ry="7" />
        <ellipse cx="486" cy="592" rx="40" ry="8" />
      </g>
      <path
        d="M418 568c-14-6-20-14-20-24 8 2 12 6 16 12 0-10 2-16 8-22 6 6 8 12 8 22 4-6 8-10 16-12 0 10-6 18-20 24z"
        className="fill-[color-mix(in_oklab,var(--day-5)_70%,var(--paper))]"
      />
      <path
        d="M0 600V470c34 30 52 70 56 130zM30 600c10-60 50-96 120-110-10 50-44 92-96 110zM70 600c30-36 76-50 130-44-24 26-50 40-84 44z"
        className={paint.leaf.front}
      />
      <path
        d="M800 600V452c-40 36-64 86-66 148zM770 600c-14-66-56-104-128-116 10 52 44 98 100 116zM730 600c-32-34-78-46-132-38 24 24 52 36 86 38z"
        className={paint.leaf.front}
      />
      <path
        d="M40 600c14-48 50-86 104-106M760 600c-18-52-54-92-112-112M84 600c30-26 66-38 108-42M716 600c-32-24-68-34-110-36"
        className="fill-none stroke-leaf opacity-60"
        strokeWidth="3"
      />
    </>
  );
}

/** Chiang Mai on the night of the lanterns: a temple and a golden chedi under the mountains. */
export function ChiangMaiScene() {
  return (
    <>
      <Heavens />
      <Town />
      <Pond />
    </>
  );
}

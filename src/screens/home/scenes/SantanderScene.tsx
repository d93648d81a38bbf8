import { Cloud } from './Cloud.tsx';
import { type Puff, Puffs } from './Puffs.tsx';
import { paint, white, whiteShade } from './paint.ts';
import { Sky } from './Sky.tsx';
import { Stars } from './Stars.tsx';

const morning = [
  '[stop-color:color-mix(in_oklab,var(--sea)_46%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--sea)_8%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sea)_24%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--day-6)_24%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sun)_22%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--sea)_38%,var(--paper))]',
];
const bay = [
  '[stop-color:color-mix(in_oklab,var(--sea)_54%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--sea)_34%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sea)_86%,var(--day-6))] dark:[stop-color:color-mix(in_oklab,var(--sea)_24%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sea)_52%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--sea)_40%,var(--paper))]',
];
const sand =
  'fill-[color-mix(in_oklab,var(--sun)_30%,var(--card))] dark:fill-[color-mix(in_oklab,var(--sun)_30%,var(--paper))]';
const wetSand =
  'fill-[color-mix(in_oklab,var(--day-7)_34%,var(--card))] dark:fill-[color-mix(in_oklab,var(--sun)_20%,var(--paper))]';
const cliff =
  'fill-[color-mix(in_oklab,var(--day-7)_40%,var(--card))] dark:fill-[color-mix(in_oklab,var(--day-7)_26%,var(--paper))]';
const cliffShade =
  'fill-[color-mix(in_oklab,var(--day-7)_64%,var(--card))] dark:fill-[color-mix(in_oklab,var(--day-7)_16%,var(--paper))]';
const rail = 'fill-none stroke-card dark:stroke-[color-mix(in_oklab,var(--ink)_60%,var(--paper))]';
const lamp = 'fill-[color-mix(in_oklab,var(--sun)_40%,var(--card))] dark:fill-sun';

const pines: readonly Puff[] = [
  [404, 268, 14],
  [424, 258, 18],
  [448, 262, 14],
  [736, 238, 18],
  [760, 228, 24],
  [790, 234, 22],
];
const tamarisk: readonly Puff[] = [
  [16, 322, 44],
  [64, 296, 46],
  [116, 304, 38],
  [152, 330, 28],
  [90, 344, 36],
  [40, 364, 34],
  [128, 356, 22],
];
const tents: readonly (readonly [x: number, y: number, stripe: string])[] = [
  [530, 504, 'fill-sea'],
  [586, 490, 'fill-coral'],
  [640, 474, 'fill-sea'],
  [690, 456, 'fill-sun'],
];
const posts = Array.from({ length: 17 }, (_, place) => place * 50);

function Palace() {
  return (
    <g transform="translate(586 252)">
      <path d="M-148-84H-104V4H-148zM-104-58H62V4H-104zM62-102H108V4H62zM108-46H172V4H108z" className={white} />
      <path d="M-118-84H-104V4H-118zM92-102H108V4H92zM156-46H172V4H156zM-104-58H62V-50H-104z" className={whiteShade} />
      <path
        d="M-52-110H-42V-84H-52zM-16-110H-6V-84H-16zM30-110H40V-84H30zM132-88H141V-66H132z"
        className={paint.coral.near}
      />
      <path
        d="M-154-82L-126-128L-98-82zM-110-56L-84-92H44L68-56zM56-100L68-142H102L114-100zM104-44L118-74H160L178-44z"
        className={paint.violet.front}
      />
      <path
        d="M-126-128L-98-82H-118zM102-142L114-100H96zM160-74L178-44H158z"
        className={paint.ochre.front}
        opacity=".4"
      />
      <path d="M-88-54L-66-92L-44-54zM4-54L26-92L48-54z" className={white} />
      <path
        d="M-88-54L-66-92L-44-54M4-54L26-92L48-54"
        className="fill-none stroke-[color-mix(in_oklab,var(--day-3)_82%,var(--ink))] dark:stroke-[color-mix(in_oklab,var(--day-3)_20%,var(--paper))]"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d="M-140-72h8v14h-8zM-122-72h8v14h-8zM-140-40h8v14h-8zM-122-40h8v14h-8zM70-88h8v14h-8zM88-88h8v14h-8zM70-58h8v14h-8zM88-58h8v14h-8zM70-28h8v14h-8zM88-28h8v14h-8zM-70-74h8v12h-8zM22-74h8v12h-8zM-94-42h8v14h-8zM-76-42h8v14h-8zM-58-42h8v14h-8zM14-42h8v14h-8zM32-42h8v14h-8zM-94-18h8v14h-8zM-76-18h8v14h-8zM-58-18h8v14h-8zM14-18h8v14h-8zM32-18h8v14h-8zM118-34h8v12h-8zM136-34h8v12h-8zM118-14h8v12h-8zM136-14h8v12h-8z"
        className="fill-[color-mix(in_oklab,var(--sea)_60%,var(--card))] dark:fill-sun"
      />
      <path d="M-38-30H4V4H-38z" className={whiteShade} />
      <path
        d="M-34 4v-18a7 8 0 0 1 14 0V4zM-14 4v-18a7 8 0 0 1 14 0V4z"
        className="fill-[color-mix(in_oklab,var(--sea)_60%,var(--card))] dark:fill-sun"
      />
    </g>
  );
}

function Islet() {
  return (
    <g transform="translate(230 334)">
      <path d="M4-74L-230-110V-50zM4-74L170-96V-58z" className="hidden fill-sun opacity-15 dark:block" />
      <path d="M-64 4C-54-10-40-8-30-18-16-28 20-28 32-16 44-8 56-8 66 4z" className={cliffShade} />
      <path d="M-30-18C-16-28 20-28 32-16 20-14 8-10-4-14-14-18-22-14-30-18z" className={paint.leaf.near} />
      <path d="M14-38H34V-20H14z" className={white} />
      <path d="M10-38L24-48 38-38z" className={paint.coral.near} />
      <path d="M-4-20L-1-66H9L12-20z" className={white} />
      <path d="M4-20V-66H9L12-20z" className={whiteShade} />
      <path d="M-3-54H11V-46H-3z" className="fill-coral" />
      <path d="M-4-70H12V-66H-4zM-2-82L4-90 10-82z" className={paint.coral.front} />
      <path d="M-1-82H9V-70H-1z" className={lamp} />
    </g>
  );
}

function Dinghy({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-2-70v60h-36c16-16 30-36 36-60z" className={white} />
      <path d="M4-60c12 14 20 32 24 50H4z" className={whiteShade} />
      <path d="M-42-6h76c-6 12-16 16-26 16h-28c-10 0-16-4-22-16z" className="fill-coral" />
      <path
        d="M-50 18H44M-30 26H20"
        className="fill-none stroke-card opacity-60 dark:opacity-20"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

function Heavens() {
  return (
    <>
      <g className="saturate-150 dark:saturate-100">
        <Sky id="santander-sky" stops={morning} height={336} />
      </g>
      <Stars />
      <circle cx="352" cy="142" r="70" className="fill-card opacity-50 dark:fill-ink dark:opacity-10" />
      <circle cx="352" cy="142" r="42" className="fill-sun dark:fill-ink" />
      <Cloud x={392} y={130} size={0.85} />
      <Cloud x={170} y={216} size={0.6} />
      <Cloud x={640} y={96} size={0.7} />
      <path d="M0 336V286l36-22 30 16 40-36 34 26 30-18 44 34 40-14 50 30 40 34z" className={paint.blue.far} />
      <path d="M106 244l34 26-14 2-12-8-10 12-14-6-12 4zM36 264l24 13-14 5-10-5-14 6z" className={white} />
      <g className="saturate-[1.8] dark:saturate-100">
        <Sky id="santander-bay" stops={bay} y={334} height={270} />
      </g>
    </>
  );
}

function Headland() {
  return (
    <>
      <Islet />
      <path
        d="M800 240C720 236 640 246 560 250 480 254 430 262 396 280c-18 10-22 24-44 34-16 8-32 20-46 32l60 12H800z"
        className={cliff}
      />
      <path
        d="M396 280c-18 10-22 24-44 34-16 8-32 20-46 32l60 12 14-20 6-24 18-10zM452 358c2-26 20-30 18-56 14 12 26 40 18 56zM540 362c8-16 4-30 14-48 10 12 8 30 22 48zM640 362c10-10 8-26 20-40 6 14 22 22 22 40z"
        className={cliffShade}
      />
      <path
        d="M800 238C720 234 640 244 560 248 480 252 432 260 398 278c8 12 26 8 44 16 30 14 60 6 90 18 40 14 80 0 120 8 50 10 100 6 148 14z"
        className={paint.leaf.near}
      />
      <path
        d="M800 300C720 288 640 306 570 296c40 18 90 10 130 20 30 6 70 8 100 10z"
        className={paint.leaf.front}
        opacity=".5"
      />
      <Palace />
      <Puffs puffs={pines} shade={paint.leaf.front} light={paint.leaf.near} />
    </>
  );
}

function Sailing() {
  return (
    <>
      <path
        d="M306 346c30 8 60 6 90 12 60 8 110-4 170 6 80 10 160-2 234 6v26c-120-10-200 6-310-8-60-8-130-14-184-42z"
        className="fill-card opacity-40 dark:fill-ink dark:opacity-15"
      />
      <Dinghy x={420} y={420} size={0.9} />
      <Dinghy x={300} y={394} size={0.5} />
      <Dinghy x={236} y={446} size={0.7} />
      <path
        d="M60 366h60M120 384h90M470 392h70M560 410h100M330 452h70M180 480h60"
        className="fill-none stroke-card opacity-50 dark:stroke-ink dark:opacity-20"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function Beach() {
  return (
    <>
      <path
        d="M0 600v-96c150-20 330 10 470-26 120-30 220-62 330-70v192z"
        className="fill-card opacity-30 dark:fill-ink dark:opacity-10"
      />
      <path
        d="M0 600v-76c150-20 340 8 480-28 120-30 220-58 320-64v168z"
        className="fill-card opacity-70 dark:fill-ink dark:opacity-20"
      />
      <path d="M0 600v-64c150-18 350 6 490-28 120-28 220-54 310-58v150z" className={wetSand} />
      <path d="M0 600v-50c160-16 360 4 500-28 120-28 210-48 300-52v130z" className={sand} />
      {tents.map(([x, y, stripe]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(1.15)`}>
          <path d="M-18 18V-12L0-26 18-12V18z" className={white} />
          <path d="M-18 18V-12L-9-19V18zM0 18V-26L9-19V18z" className={stripe} />
          <path d="M0-26v-12h12l-4 4 4 4H2v4z" className="fill-coral" />
        </g>
      ))}
      <path d="M760 500c-6-40 2-70 14-84 12 14 20 46 12 86z" className="fill-sun" />
      <path d="M773 418l1 82" className="fill-none stroke-card dark:stroke-paper" strokeWidth="3" />
    </>
  );
}

function Promenade() {
  return (
    <>
      <path
        d="M88 548c-8-64 6-104 0-148-4-26-14-40-34-54M90 420c8-30 22-46 44-60"
        className="fill-none stroke-[color-mix(in_oklab,var(--day-7)_60%,var(--ink))] dark:stroke-[color-mix(in_oklab,var(--day-7)_18%,var(--paper))]"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <Puffs puffs={tamarisk} shade={paint.leaf.near} light={paint.leaf.middle} />
      <path d="M0 586H800V600H0z" className={paint.sea.middle} />
      <path d="M0 548H800M0 580H800" className={rail} strokeWidth="6" />
      <path
        d={posts
          .map((x) => `M${x} 544V586M${x + 6} 576Q${x + 25} 528 ${x + 44} 576M${x + 14} 576a11 11 0 0 1 22 0`)
          .join('')}
        className={rail}
        strokeWidth="4"
      />
      <path
        d="M336 586V432M316 452Q316 436 336 436T356 452"
        className="fill-none stroke-ink dark:stroke-ink/40"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="316" cy="460" r="26" className="hidden fill-sun opacity-20 dark:block" />
      <circle cx="356" cy="460" r="26" className="hidden fill-sun opacity-20 dark:block" />
      <circle cx="316" cy="460" r="11" className={lamp} />
      <circle cx="356" cy="460" r="11" className={lamp} />
      <path
        d="M236 112q10-10 18 0 8-10 18 0M196 136q8-8 14 0 6-8 14 0M262 152q6-6 11 0 5-6 11 0"
        className="fill-none stroke-ink opacity-70"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** Santander on a clear morning: the palace on its headland, the lighthouse, the beach and the promenade. */
export function SantanderScene() {
  return (
    <>
      <Heavens />
      <Headland />
      <Sailing />
      <Beach />
      <Promenade />
    </>
  );
}

import { Cloud } from './Cloud.tsx';
import { paint, white, whiteShade } from './paint.ts';
import { Sky } from './Sky.tsx';
import { Stars } from './Stars.tsx';

const noon = [
  '[stop-color:color-mix(in_oklab,var(--day-6)_52%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--day-6)_12%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--day-6)_28%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--day-6)_30%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sea)_10%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--sea)_42%,var(--paper))]',
];
const lagoon = [
  '[stop-color:color-mix(in_oklab,var(--sea)_88%,var(--day-6))] dark:[stop-color:color-mix(in_oklab,var(--sea)_26%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sea)_56%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--sea)_38%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sea)_24%,var(--card))] dark:[stop-color:color-mix(in_oklab,var(--sea)_54%,var(--paper))]',
];
const sand =
  'fill-[color-mix(in_oklab,var(--sun)_24%,var(--card))] dark:fill-[color-mix(in_oklab,var(--sun)_34%,var(--paper))]';
const wetSand =
  'fill-[color-mix(in_oklab,var(--sun)_36%,var(--sea)_10%)] dark:fill-[color-mix(in_oklab,var(--sun)_22%,var(--paper))]';
const thatch =
  'fill-[color-mix(in_oklab,var(--day-7)_62%,var(--sun))] dark:fill-[color-mix(in_oklab,var(--sun)_26%,var(--paper))]';
const thatchShade =
  'fill-[color-mix(in_oklab,var(--day-7)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--sun)_14%,var(--paper))]';
const wood =
  'fill-none stroke-[color-mix(in_oklab,var(--day-2)_70%,var(--ink))] dark:stroke-[color-mix(in_oklab,var(--day-2)_18%,var(--paper))]';

const bungalows: readonly (readonly [x: number, y: number, size: number])[] = [
  [470, 318, 0.46],
  [400, 326, 0.6],
  [312, 340, 0.8],
  [186, 366, 1.12],
];

function Bungalow({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-46 18V58M-18 18V62M14 18V62M44 18V58M62 18V54" className={wood} strokeWidth="5" />
      <path
        d="M-52 60h60M-20 68h76M24 60h46"
        className="fill-none stroke-card opacity-60 dark:stroke-sun dark:opacity-40"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M-44-24H46V16H-44z" className={white} />
      <path d="M12-24H46V16H12z" className={whiteShade} />
      <path d="M-34-16h30v32h-30z" className="fill-[color-mix(in_oklab,var(--sea)_36%,var(--card))] dark:fill-sun" />
      <path d="M22-14h14v18H22z" className="fill-[color-mix(in_oklab,var(--sea)_44%,var(--card))] dark:fill-sun" />
      <path d="M-60 14H72v7H-60z" className={thatchShade} />
      <path d="M0-86C-20-60-44-36-66-22Q0-12 68-22C46-36 20-60 0-86z" className={thatch} />
      <path d="M0-86C8-60 14-40 16-16Q44-18 68-22C46-36 20-60 0-86z" className={thatchShade} />
      <path
        d="M-50-28Q0-18 50-28M-34-44Q0-36 34-44M-20-60Q0-55 20-60"
        className="fill-none stroke-paper opacity-30"
        strokeWidth="2"
      />
    </g>
  );
}

const fronds = [
  'M0 0C-30-34-78-44-124-20-84-24-44-12 0 6z',
  'M0 0C-46-12-92 8-112 52-80 22-42 10-2 8z',
  'M0 0C-12-44-50-76-98-76-58-58-28-34-4 2z',
  'M0 0C14-42 54-70 98-64 58-50 26-30 4 4z',
  'M0 0C42-26 88-20 122 12 82 0 44 0 2 6z',
  'M0 0C36 4 70 30 80 74 58 40 32 20-2 8z',
];

function Palm({
  x,
  y,
  size,
  trunk,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly trunk: string;
}) {
  return (
    <>
      <path d={trunk} className={wood} strokeWidth={13 * size} strokeLinecap="round" />
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        {fronds.map((frond, place) => (
          <path key={frond} d={frond} className={place % 2 === 0 ? paint.leaf.front : paint.leaf.near} />
        ))}
        <path
          d="M-6 12h0M8 14h0M1 22h0"
          className="fill-none stroke-day-2 dark:stroke-day-2/50"
          strokeWidth="13"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

function Heavens() {
  return (
    <>
      <Sky id="maldives-sky" stops={noon} height={330} />
      <Stars />
      <circle cx="236" cy="126" r="84" className="fill-card opacity-30 dark:fill-ink dark:opacity-10" />
      <circle cx="236" cy="126" r="64" className="fill-card opacity-40 dark:fill-ink dark:opacity-10" />
      <circle cx="236" cy="126" r="46" className="fill-sun dark:fill-ink" />
      <Cloud x={62} y={212} size={1} />
      <Cloud x={404} y={270} size={0.55} />
      <Cloud x={360} y={112} size={0.6} />
    </>
  );
}

function Lagoon() {
  return (
    <>
      <g className="saturate-[2.6] dark:saturate-100">
        <Sky id="maldives-lagoon" stops={lagoon} y={318} height={282} />
      </g>
      <path d="M520 318c40-14 80-18 130-12 40 4 70 10 110 12z" className={paint.leaf.near} />
      <path d="M500 322c60-8 220-8 290 0z" className={sand} />
      <path
        d="M0 372c120-14 240 8 360-2s260-16 440 4v40c-180-18-300-4-440 6S120 408 0 416z"
        className="fill-card opacity-15 dark:fill-sea"
      />
      <path
        d="M0 470c140-26 240-6 340-10 150-6 300-40 460-10v60c-170-22-300 10-450 16-110 4-220-20-350 4z"
        className="fill-card opacity-25 dark:fill-sea"
      />
      <path
        d="M226 326h22M214 340h48M222 356h30M208 376h58M226 398h26"
        className="fill-none stroke-card opacity-80 dark:stroke-ink dark:opacity-40"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M520 362v18M562 378v20M610 398v24M664 420v28M724 446v34M786 474v38M440 362v16M380 370v18M316 380v20"
        className={wood}
        strokeWidth="5"
      />
      <path d="M800 462C690 412 570 366 486 344l-286 42v10l288-40C570 380 690 434 800 494z" className={thatch} />
      <path d="M800 486C690 428 570 376 487 352l-287 40v4l288-40C570 380 690 434 800 494z" className={thatchShade} />
      {bungalows.map(([x, y, size]) => (
        <Bungalow key={x} x={x} y={y} size={size} />
      ))}
      <g transform="translate(604 346) scale(.5)">
        <path d="M-2-74v56h-44c22-12 38-32 44-56z" className={white} />
        <path d="M4-66c16 12 26 30 30 48H4z" className="fill-sun dark:opacity-70" />
        <path
          d="M-62-16c-4 18 12 26 34 26h40c20 0 36-8 44-34-14 8-24 8-40 8h-52c-10 0-18 0-26 0z"
          className={paint.earth.front}
        />
      </g>
    </>
  );
}

function Beach() {
  return (
    <>
      <path
        d="M0 600v-70c80-12 150 0 230 14 120 22 210 6 300-22 90-28 180-38 270-26v104z"
        className="fill-card opacity-60 dark:fill-ink dark:opacity-20"
      />
      <path d="M0 600v-52c80-12 150 0 230 14 120 22 220 4 310-22 90-26 170-34 260-24v84z" className={wetSand} />
      <path d="M0 600v-38c80-10 150 2 230 16 120 20 230 2 320-22 90-24 160-28 250-20v64z" className={sand} />
      <path
        d="M300 430c40-8 80 8 120 0M60 450c40-8 80 8 120 0M420 486c30-6 60 6 90 0M180 500c30-6 60 6 90 0"
        className="fill-none stroke-card opacity-60 dark:opacity-20 dark:stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Palm x={628} y={214} size={1.15} trunk="M742 570C738 440 700 300 630 218" />
      <Palm x={742} y={156} size={0.95} trunk="M764 576C790 440 782 280 744 160" />
      <path d="M664 604c26-34 66-50 100-50s36 8 46 20v30z" className={paint.leaf.near} />
      <g transform="translate(120 566)">
        <path d="M0 2V-58" className={wood} strokeWidth="4" />
        <path
          d="M-52-44C-40-72-20-80 0-80S40-72 52-44q-13-8-26 0-13-8-26 0-13-8-26 0-13-8-26 0z"
          className="fill-coral"
        />
        <path
          d="M-26-44C-20-68-10-78 0-80 10-78 20-68 26-44q-13-8-26 0-13-8-26 0z"
          className="fill-card dark:fill-ink"
        />
        <path d="M20 4l44-10 20-22 5 3-18 25-46 10z" className="fill-sea" />
      </g>
      <path d="M336 578l6-9 4 10 11 1-8 7 3 10-10-5-9 6 2-11-8-7z" className="fill-coral" />
    </>
  );
}

/** The Maldives: a lagoon at its clearest, huts on stilts and two palms over the sand. */
export function MaldivesScene() {
  return (
    <>
      <Heavens />
      <Lagoon />
      <Beach />
    </>
  );
}

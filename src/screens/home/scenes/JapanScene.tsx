import { type Puff, Puffs } from './Puffs.tsx';
import { paint, white, whiteShade } from './paint.ts';
import { Sky } from './Sky.tsx';
import { Stars } from './Stars.tsx';

const dawn = [
  '[stop-color:color-mix(in_oklab,var(--day-3)_26%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--day-5)_20%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sun)_48%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--coral)_46%,var(--paper))]',
];
const lake = [
  '[stop-color:color-mix(in_oklab,var(--sun)_34%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--coral)_32%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sea)_36%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--sea)_24%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sea)_58%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--sea)_16%,var(--paper))]',
];

/** Half the width of each roof of the pagoda, from the top one down. */
const roofs = [56, 63, 70, 77, 84];

const trees: readonly Puff[] = [
  [-6, 462, 40],
  [34, 448, 34],
  [70, 474, 36],
  [22, 494, 46],
  [86, 512, 40],
  [254, 508, 26],
  [284, 496, 30],
  [316, 512, 28],
  [268, 530, 34],
  [308, 540, 36],
  [344, 536, 24],
];
const branch: readonly Puff[] = [
  [596, 126, 9],
  [616, 112, 13],
  [640, 116, 16],
  [656, 96, 13],
  [682, 98, 18],
  [668, 118, 10],
  [704, 76, 15],
  [710, 116, 14],
  [734, 86, 20],
  [722, 142, 12],
  [742, 120, 17],
  [734, 166, 10],
  [764, 70, 18],
  [770, 102, 22],
  [762, 142, 16],
  [792, 60, 26],
  [796, 106, 24],
  [788, 144, 20],
  [800, 176, 14],
];

function Pagoda() {
  return (
    <g transform="translate(168 236)">
      <path
        d="M-2-70h4V0h-4zM-8-6H8v6H-8zM-7-19H7v4H-7zM-6-30H6v4H-6zM-5-41H5v4H-5zM-4-52h8v4h-8z"
        className={paint.ochre.front}
      />
      {roofs.map((half, level) => (
        <g key={half} transform={`translate(0 ${level * 46})`}>
          <path d={`M${-half / 2} 20H${half / 2}V50H${-half / 2}z`} className={paint.coral.near} />
          <path d={`M0 20H${half / 2}V50H0z`} className={paint.coral.front} opacity=".35" />
          <path
            d={`M${7 - half / 2} 27h11v13h-11zM-8 27H8v17H-8zM${half / 2 - 18} 27h11v13h-11z`}
            className="fill-[color-mix(in_oklab,var(--sun)_40%,var(--card))] dark:fill-sun"
          />
          <path
            d={`M${-half - 2} 14c18-2 ${half - 40}-8 ${half - 28}-20h60c12 12 ${half - 46} 18 ${half - 28} 20l-5 9c-18-2-30-4-38-4H${42 - half}c-8 0-22 2-38 4z`}
            className={paint.violet.front}
          />
          <path
            d={`M${30 - half} 8c-6 4-14 5-32 6l5 9c16-2 30-4 38-4H0V8z`}
            className={paint.violet.near}
            opacity=".5"
          />
        </g>
      ))}
      <path d="M-58 234H58V246H-58zM-70 246H70V258H-70z" className={paint.violet.middle} />
    </g>
  );
}

function Fuji() {
  return (
    <>
      <path
        d="M40 448C200 416 300 326 396 172q9-7 17-2t15 2 15-3 16 4C552 318 660 416 800 446z"
        className={paint.violet.middle}
      />
      <path
        d="M459 173C552 318 660 416 800 446H524c-34-40 6-62-18-100-18-28-8-52-24-80-10-20-14-60-23-93z"
        className={paint.violet.near}
        opacity=".5"
      />
      <path
        d="M250 448c40-34 64-60 88-96-10 40-14 64-8 96zM398 448c-6-50 0-86 12-128 8 46 4 84 20 128z"
        className={paint.violet.near}
        opacity=".25"
      />
      <path
        d="M396 172q9-7 17-2t15 2 15-3 16 4c19 29 38 56 58 81l-22-4-13 36-24-44-16 56-22-58-17 34-14-36-20 52-11-44-21 11c20-26 40-54 59-85z"
        className={white}
      />
      <path d="M459 173c19 29 38 56 58 81l-22-4-13 36-24-44-8 28c-2-30 2-66-16-100q18-1 25 3z" className={whiteShade} />
    </>
  );
}

function Heavens() {
  return (
    <>
      <Sky id="japan-sky" stops={dawn} height={450} />
      <Stars />
      <circle cx="560" cy="226" r="118" className="fill-sun opacity-15" />
      <circle cx="560" cy="226" r="92" className="fill-sun opacity-20" />
      <circle cx="560" cy="226" r="64" className="fill-coral dark:fill-sun" />
      <path
        d="M262 118h96M300 100h88M330 136h44M56 196h84M20 214h70M632 300h96M664 284h82M600 316h60"
        className="fill-none stroke-card opacity-65 dark:stroke-ink dark:opacity-10"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <path
        d="M0 372c60-30 92-52 150-44 52 8 76 44 130 56l520 60H0zM800 352c-60-24-96-20-140 6-44 24-90 52-160 66l300 30z"
        className={paint.violet.far}
      />
      <Fuji />
      <path
        d="M120 404h210M80 418h130M470 398h240M560 412h190"
        className="fill-none stroke-card opacity-30 dark:stroke-ink dark:opacity-10"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d="M0 430c80-26 150-30 220-14 70 14 120 22 200 18s160-30 240-26c60 2 100 14 140 26v30H0z"
        className={paint.sea.middle}
      />
      <path
        d="M0 442c60-14 110-16 170-8 60 10 90 18 150 20 90 0 130-12 210-12 100 0 170-6 270-2v24H0z"
        className={paint.sea.near}
      />
    </>
  );
}

function Water() {
  return (
    <>
      <Sky id="japan-lake" stops={lake} y={450} height={150} />
      <path d="M250 450c60 8 110 56 168 104 50-48 110-96 190-104z" className={paint.violet.middle} opacity=".4" />
      <path
        d="M514 462h92M540 474h44M524 486h70M548 498h32M530 510h56M552 524h22"
        className="fill-none stroke-coral opacity-60 dark:stroke-sun"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M300 472h64M330 488h80M700 474h70M640 548h92M420 536h84M560 572h70M470 560h30"
        className="fill-none stroke-card opacity-70 dark:stroke-ink dark:opacity-15"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="translate(676 502)">
        <path d="M-2-70v60h-38c18-16 32-36 38-60z" className={white} />
        <path d="M4-62c14 16 24 34 26 52H4z" className={paint.coral.near} />
        <path d="M-48-6h88c-6 13-18 17-28 17h-32c-12 0-22-5-28-17z" className={paint.ochre.front} />
        <path
          d="M-36 18h64M-20 28h34"
          className="fill-none stroke-card opacity-60 dark:stroke-ink dark:opacity-20"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

function Garden() {
  return (
    <>
      <path d="M0 496c50-14 110-18 190-6 60 10 100 38 150 62 50 22 100 34 140 48H0z" className={paint.leaf.near} />
      <Pagoda />
      <path
        d="M30 600c4-40 2-70-4-100h14c0 36 6 60 8 100zM286 600c0-30 2-50-2-76h12c0 28 4 46 6 76z"
        className={paint.ochre.front}
      />
      <Puffs puffs={trees} shade={paint.rose.middle} light={paint.rose.far} />
      <path d="M0 566c100-26 220-22 330 6 70 16 120 20 180 28H0z" className={paint.leaf.front} />
      <path
        d="M806 76c-42 0-84 8-126 24-30 12-54 20-84 28M742 88c-10 22-12 44-8 76M806 132c-22-2-40 2-64 10"
        className="fill-none stroke-[color-mix(in_oklab,var(--day-7)_60%,var(--ink))] dark:stroke-[color-mix(in_oklab,var(--day-7)_30%,var(--paper))]"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Puffs puffs={branch} shade={paint.rose.middle} light={paint.rose.far} />
      <path
        d="M680 196l8 3-8 5zM516 130l8-3-1 8zM640 190l4-8 4 7zM470 92l8 1-6 6zM700 232l9-3-3 8zM404 562l9-4-2 9zM428 586l8 2-7 5z"
        className={paint.rose.middle}
      />
    </>
  );
}

/** Mount Fuji across its lake at dawn, a pagoda and the cherry trees. */
export function JapanScene() {
  return (
    <>
      <Heavens />
      <Water />
      <Garden />
    </>
  );
}

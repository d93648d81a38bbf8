import { type Puff, Puffs } from './Puffs.tsx';
import { paint, white, whiteShade } from './paint.ts';
import { Sky } from './Sky.tsx';
import { Stars } from './Stars.tsx';

const sunset = [
  '[stop-color:color-mix(in_oklab,var(--day-3)_30%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--day-3)_12%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--coral)_30%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--day-5)_26%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--sun)_70%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--coral)_56%,var(--paper))]',
];
const river = [
  '[stop-color:color-mix(in_oklab,var(--sun)_46%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--coral)_34%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--coral)_26%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--day-3)_22%,var(--paper))]',
  '[stop-color:color-mix(in_oklab,var(--day-3)_44%,var(--paper))] dark:[stop-color:color-mix(in_oklab,var(--sea)_16%,var(--paper))]',
];
const stone =
  'fill-[color-mix(in_oklab,var(--day-2)_22%,var(--card))] dark:fill-[color-mix(in_oklab,var(--day-2)_30%,var(--paper))]';
const stoneShade =
  'fill-[color-mix(in_oklab,var(--day-2)_44%,var(--card))] dark:fill-[color-mix(in_oklab,var(--day-2)_22%,var(--paper))]';
const brick =
  'fill-[color-mix(in_oklab,var(--day-2)_62%,var(--sun))] dark:fill-[color-mix(in_oklab,var(--day-2)_34%,var(--paper))]';

const arches = [70, 198, 334, 470, 598, 716];
const planes: readonly Puff[] = [
  [16, 398, 34],
  [62, 406, 28],
  [100, 398, 24],
  [772, 404, 32],
  [734, 410, 24],
  [806, 388, 30],
];

function Basilica() {
  return (
    <g transform="translate(300 0)">
      <path d="M-128 330H128V400H-128zM-96 316H96V330H-96zM-150 346H150V400H-150z" className={paint.violet.middle} />
      <path
        d="M-96 300a20 24 0 0 1 40 0v16h-40zM56 300a20 24 0 0 1 40 0v16H56zM-78 268h4v14h-4zM74 268h4v14h-4z"
        className={paint.violet.middle}
      />
      <path d="M-50 258H50V316H-50z" className={paint.violet.middle} />
      <path d="M-52 256C-52 196-34 158 0 152 34 158 52 196 52 256z" className={paint.violet.near} />
      <path d="M-52 256C-52 196-34 158 0 152-12 176-16 214-16 256z" className={paint.violet.middle} />
      <path
        d="M-34 256C-34 206-22 170 0 152M-12 256C-12 206-8 170 0 152M12 256C12 206 8 170 0 152M34 256C34 206 22 170 0 152"
        className="fill-none stroke-paper opacity-40 dark:stroke-ink dark:opacity-15"
        strokeWidth="2"
      />
      <path
        d="M-9 130H9V154H-9zM-12 152H12V157H-12zM-9 130q9-16 18 0zM-1.5 98h3v22h-3zM-6 104H6v3H-6zM-56 254H56V262H-56z"
        className={paint.violet.near}
      />
      <path
        d="M-42 270h7v38h-7zM-26 270h7v38h-7zM-10 270h7v38h-7zM6 270h7v38H6zM22 270h7v38h-7zM38 270h7v38h-7z"
        className={`${paint.violet.near} dark:fill-sun dark:opacity-70`}
      />
      <path
        d="M-120 346h8v30h-8zM-84 346h8v30h-8zM-48 346h8v30h-8zM40 346h8v30h-8zM76 346h8v30h-8zM112 346h8v30h-8z"
        className={paint.violet.near}
        opacity=".6"
      />
    </g>
  );
}

function Castle() {
  return (
    <g transform="translate(652 0)">
      <path d="M-132 330H132V410H-132z" className={stoneShade} />
      <path d="M-104 236H104V340H-104z" className={brick} />
      <path d="M-104 236h60v104h-60z" className={stone} opacity=".45" />
      <path d="M40 236h64v104H40z" className={paint.earth.front} opacity=".35" />
      <path
        d="M-110 222h14v10h12v-10h14v10h12v-10h14v10h12v-10h14v10h12v-10h14v10h12v-10h14v10h12v-10h14v10h12v-10h14v10h12v-10h10v24h-220z"
        className={stone}
      />
      <path d="M-50 172H50V222H-50zM-58 166H58V174H-58z" className={brick} />
      <path d="M12 172H50V222H12z" className={paint.earth.front} opacity=".35" />
      <path
        d="M-34 184h12v18h-12zM-6 184H6v18H-6zM22 184h12v18H22zM-78 262h10v18h-10zM-34 262h10v18h-10zM20 262h10v18H20zM66 262h10v18H66zM-56 304h10v16h-10zM44 304h10v16H44z"
        className={`${paint.earth.front} dark:fill-sun`}
      />
      <path d="M-104 292H104V297H-104zM-132 330H132V337H-132zM-132 384H132V388H-132z" className={stone} />
      <path
        d="M-12 166V156H12V166zM-4 156l-2-20-16-16c10-2 16 2 20 8l2-10a5 5 0 1 1 6 0l2 8 12-24 2 2-8 26-4 26z"
        className={paint.earth.front}
      />
    </g>
  );
}

function Bridge() {
  return (
    <g id="rome-bridge">
      <path d="M0 376C260 364 540 364 800 376V440H0z" className={stone} />
      <path d="M0 386C260 374 540 374 800 386V392C540 380 260 380 0 392z" className={stoneShade} />
      {arches.map((x) => (
        <g key={x} transform={`translate(${x} 440)`}>
          <path d="M-54 0V-2a54 48 0 0 1 108 0V0z" className={stoneShade} />
          <path d="M-47 0V-2a47 41 0 0 1 94 0V0z" className={paint.coral.far} />
          <path d="M-47 0V-2q47-8 94 0V0z" className={paint.earth.middle} />
        </g>
      ))}
      {arches.slice(1).map((x, place) => {
        const pier = (x + (arches[place] ?? x)) / 2;
        return (
          <path
            key={x}
            d={`M${pier - 13} 440V396l13-8 13 8v44zM${pier - 6} 372v-14h12v14zM${pier - 4} 358l-2-12 3-6a4 4 0 1 1 6 0l5 8-4 10z`}
            className={stoneShade}
          />
        );
      })}
    </g>
  );
}

interface PineProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function UmbrellaPine({ x, y, size }: PineProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-9 250C-4 150-2 90-6 10L-44-20-40-24-4-4 0-30h7l-1 30 36-26 3 4L8 14C6 90 6 150 12 250z"
        className={paint.earth.front}
      />
      <path
        d="M-116-8c-16-28 8-54 36-52 4-26 44-36 62-20 18-20 58-14 66 8 26-10 58 8 54 34 18 8 16 28-2 32-60 16-160 14-216-2z"
        className={paint.leaf.front}
      />
      <path
        d="M-100-22c-6-18 12-32 32-28 6-20 34-26 48-10 16-16 46-10 50 8-40-4-90 4-130 30z"
        className={paint.leaf.near}
      />
    </g>
  );
}

function Heavens() {
  return (
    <>
      <Sky id="rome-sky" stops={sunset} height={420} />
      <Stars />
      <circle cx="456" cy="322" r="124" className="fill-card opacity-20 dark:fill-sun dark:opacity-10" />
      <circle cx="456" cy="322" r="88" className="fill-card opacity-30 dark:fill-sun dark:opacity-10" />
      <circle
        cx="456"
        cy="322"
        r="54"
        className="fill-[color-mix(in_oklab,var(--sun)_60%,var(--card))] dark:fill-sun"
      />
      <path
        d="M392 128h110M430 110h120M610 96h100M640 78h120M360 210h70M480 226h60"
        className="fill-none stroke-card opacity-45 dark:stroke-ink dark:opacity-10"
        strokeWidth="12"
        strokeLinecap="round"
      />
    </>
  );
}

function City() {
  return (
    <>
      <path d="M0 360c60-30 120-26 180-14 120 20 240 8 330-6 100-14 200-4 290 16v60H0z" className={paint.violet.far} />
      <Basilica />
      <path d="M0 372h60v-20h44v14h40v-18h50v22h60v-8h60v12h80v-16h50v10h60v60H0z" className={paint.earth.middle} />
      <path d="M62 352l20-12 22 12zM142 348l26-14 28 14zM384 358l26-12 26 12z" className={paint.coral.near} />
      <Castle />
      <Puffs puffs={planes} shade={paint.leaf.front} light={paint.leaf.near} />
    </>
  );
}

function River() {
  return (
    <>
      <Sky id="rome-river" stops={river} y={438} height={162} />
      <Bridge />
      <use href="#rome-bridge" transform="translate(0 704) scale(1 -.6)" opacity=".3" />
      <path
        d="M420 452h76M436 466h40M410 480h90M440 494h36M424 508h66M446 522h26"
        className="fill-none stroke-card opacity-80 dark:stroke-sun dark:opacity-70"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M220 474h90M560 470h110M600 500h60M260 510h110M540 530h120M330 534h40"
        className="fill-none stroke-card opacity-50 dark:stroke-ink dark:opacity-15"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="translate(330 516)">
        <path d="M-58 0H58c-8 12-24 16-40 16h-40C-38 16-50 12-58 0z" className={paint.earth.front} />
        <path d="M-8 0l-3-20 4-8a6 6 0 1 1 8 0l7 10-3 18z" className={paint.coral.near} />
        <path d="M8-12l48 22M-8-12l-46 22" className="fill-none stroke-day-2" strokeWidth="3" />
      </g>
    </>
  );
}

function Terrace() {
  return (
    <>
      <UmbrellaPine x={128} y={262} size={1.05} />
      <UmbrellaPine x={28} y={320} size={0.9} />
      <path d="M0 600V506c70-8 150-4 200 18 44 18 70 34 84 40z" className={paint.leaf.front} />
      <path
        d="M430 130q8-8 14 0 6-8 14 0M470 156q7-7 12 0 5-7 12 0M508 138q6-6 10 0 4-6 10 0M540 170q6-6 10 0 4-6 10 0M490 184q5-5 9 0 4-5 9 0"
        className="fill-none stroke-ink opacity-60"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M0 556H800V570H0z" className={white} />
      <path d="M0 570H800V576H0z" className={whiteShade} />
      <path d="M0 576H800V600H0z" className={stone} />
      <path
        d="M60 580V600M180 580V600M300 580V600M420 580V600M540 580V600M660 580V600M780 580V600"
        className="fill-none stroke-day-2 opacity-40"
        strokeWidth="2"
      />
      <path d="M548 556h60l-8-38h-44zM544 512h68v10h-68z" className={paint.coral.near} />
      <path d="M580 556h28l-8-38h-20zM580 512h32v10h-32z" className={paint.coral.front} opacity=".5" />
      <Puffs
        puffs={[
          [556, 500, 18],
          [580, 488, 22],
          [604, 500, 18],
        ]}
        shade={paint.leaf.front}
        light={paint.rose.near}
      />
      <path
        d="M716 556c-20 0-28-12-24-30 3-14 12-20 12-32-8-8-10-18-8-34l11 10c7-3 13-3 20 0l11-10c2 16 0 26-8 34 10 8 16 22 16 40 14 4 24-4 24-22 8 18 2 44-24 44z"
        className="fill-[color-mix(in_oklab,var(--ink)_88%,var(--day-2))] dark:fill-paper"
      />
      <path d="M708 476h0M724 476h0" className="fill-none stroke-sun" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

/** Rome at sunset: the dome, the bridge of the angels and the castle over the Tiber, under umbrella pines. */
export function RomeScene() {
  return (
    <>
      <Heavens />
      <City />
      <River />
      <Terrace />
    </>
  );
}

/** The picture of the home page: a bay in the morning. Decoration, drawn by hand in the palette. */
export function HarbourScene() {
  return (
    <svg aria-hidden viewBox="0 0 640 480" className="w-full rounded-card bg-sea/15">
      <circle cx="470" cy="150" r="64" className="fill-sun" />
      <path
        d="M0 270c60-70 110-96 170-60 40-60 120-90 190 0 60-50 150-60 280 40v230H0z"
        className="fill-sea opacity-25"
      />
      <path
        d="M0 320c80-50 140-50 210-10 70-50 150-40 220 10 60-30 140-20 210 10v150H0z"
        className="fill-sea opacity-45"
      />
      <g className="fill-card">
        <path d="M70 300h44v66H70zM126 276h38v90h-38zM176 306h50v60h-50zM236 288h36v78h-36z" />
      </g>
      <g className="fill-coral">
        <path d="M64 302l28-26 28 26zM120 278l25-24 25 24zM170 308l31-26 31 26zM230 290l24-22 24 22z" />
      </g>
      <g className="fill-sea opacity-70">
        <path d="M84 322h14v16H84zM138 300h14v16h-14zM194 326h14v16h-14zM248 312h12v16h-12z" />
      </g>
      <path d="M0 366c110-10 210 10 320 0s210-10 320 0v114H0z" className="fill-day-6 opacity-60" />
      <path d="M0 404c110-12 210 12 320 0s210-12 320 0v76H0z" className="fill-sea" />
      <g>
        <path d="M430 258v108h-78z" className="fill-paper" />
        <path d="M440 284c30 20 46 48 50 82h-50z" className="fill-sun" />
        <path d="M340 378h164c-10 28-32 42-62 42h-42c-30 0-52-14-60-42z" className="fill-coral" />
      </g>
      <path
        d="M60 430c40-8 80 8 120 0M420 448c40-8 80 8 120 0M240 456c30-6 60 6 90 0"
        className="fill-none stroke-paper opacity-60"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

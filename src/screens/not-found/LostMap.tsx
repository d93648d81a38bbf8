/** A paper map whose dotted route runs off the edge. */
export function LostMap() {
  return (
    <svg aria-hidden viewBox="0 0 360 220" className="w-72 max-w-full">
      <path
        d="M30 44l78-22 92 24 78-22v150l-78 22-92-24-78 22z"
        className="fill-card stroke-line"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M108 22l92 24v150l-92-24z" className="fill-sun opacity-15" />
      <path
        d="M32 120c30-16 50 10 76-2s30-40 58-30 40 40 66 26 26-30 46-34v92l-78 22-92-24-76 20z"
        className="fill-sea opacity-20"
      />
      <path d="M108 22v150M200 46v150" className="fill-none stroke-line" strokeWidth="2" />
      <path d="M52 70l10-16 10 16zM70 78l8-13 8 13zM136 66l10-16 10 16z" className="fill-leaf opacity-70" />
      <path
        d="M70 146c30-30 60 14 92-16s40-56 82-40c30 12 52-6 92-30"
        className="fill-none stroke-coral"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 13"
      />
      <path d="M58 134l22 22M80 134l-22 22" className="fill-none stroke-sea" strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(236 162)">
        <circle r="22" className="fill-card stroke-ink-soft" strokeWidth="2" />
        <path d="M0-17l6 17-6 17-6-17z" className="fill-ink-soft opacity-40" />
        <path d="M0-17l6 17H-6z" className="fill-coral" />
      </g>
      <path d="M334 40c10 0 16 7 16 16 0 12-16 26-16 26s-16-14-16-26c0-9 6-16 16-16z" className="fill-sun" />
      <path
        d="M329 52a5.5 5.5 0 1 1 8 5c-2 1-3 2-3 5"
        className="fill-none stroke-card"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M334 67h0" className="fill-none stroke-card" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

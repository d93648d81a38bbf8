/** How an exported file looks, on a screen and on paper; the colours come from the page's own (`--ink`, `--paper` and so on). */
export const fileStyle = `
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1, h2, h3 { font-family: Georgia, "Noto Serif", serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.25rem; margin: 0 0 .5rem; }
h2 { font-size: 1.375rem; }
h3 { font-size: 1.125rem; border-top: 1px solid var(--line); padding-top: 1rem; }
h4 { margin: .25rem 0; font-size: 1rem; }
p { margin: .25rem 0; white-space: pre-line; }
ol, ul { margin: 0; padding: 0 0 0 1.2rem; }
ol, .luggage ul { list-style: none; padding: 0; }
h4 .sign { width: 1.5rem; height: 1.5rem; margin-right: .5rem; vertical-align: -.4rem; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.soft { color: var(--ink-soft); }
.lead { font-size: 1.125rem; }
.notes { border-left: 4px solid var(--sun); padding-left: .75rem; }
.stop, .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: .75rem 1rem; margin: .75rem 0; }
.card h2 { margin: 0 0 .5rem; }
.when { font-weight: 600; }
.number { display: inline-block; min-width: 1.6rem; border-radius: 1rem; padding: 0 .4rem; text-align: center; color: var(--card); background: var(--ink); }
.tags span { display: inline-block; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .6rem; margin: .1rem 0; font-size: .875rem; }
.cover { display: block; width: 100%; height: auto; border-radius: 16px; margin: 0 0 1.5rem; }
.outlines { position: absolute; width: 0; height: 0; }
.map { display: block; width: 100%; max-width: 40rem; height: auto; margin: .75rem 0; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
.land { fill: var(--land); } .water { fill: var(--water); } .shore { fill: none; stroke: var(--shore); stroke-width: 2; vector-effect: non-scaling-stroke; }
.area { fill: var(--ink-soft); font: italic 14px system-ui, sans-serif; text-anchor: middle; }
.pin { font: 700 12px system-ui, sans-serif; text-anchor: middle; fill: var(--card); }
.leader { fill: none; stroke: var(--ink); stroke-width: 1.5; }
.way { fill: none; stroke-width: 3; stroke-linejoin: round; }
${[1, 2, 3, 4, 5, 6, 7, 8]
  .map(
    (day) =>
      `.day-${day} { background: var(--day-${day}); } svg .day-${day} { fill: var(--day-${day}); } svg .way.day-${day} { fill: none; stroke: var(--day-${day}); }`,
  )
  .join('\n')}
label { display: flex; gap: .75rem; align-items: center; min-height: 44px; cursor: pointer; }
input { width: 1.4rem; height: 1.4rem; flex: none; accent-color: var(--sea); }
input:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
@page { margin: 12mm; }
@media print {
  html { background: none; }
  body { max-width: none; padding: 0; }
  .screen { display: none; }
  .stop, .card, .map { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  label { min-height: 0; }
}
`;

const colours = [
  ['paper', 'bg-paper'],
  ['card', 'bg-card'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['line', 'bg-line'],
  ['sea', 'bg-sea'],
  ['on-sea', 'bg-on-sea'],
  ['sun', 'bg-sun'],
  ['coral', 'bg-coral'],
  ['leaf', 'bg-leaf'],
  ['day-1', 'bg-day-1'],
  ['day-2', 'bg-day-2'],
  ['day-3', 'bg-day-3'],
  ['day-4', 'bg-day-4'],
  ['day-5', 'bg-day-5'],
  ['day-6', 'bg-day-6'],
  ['day-7', 'bg-day-7'],
  ['day-8', 'bg-day-8'],
] as const;

const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm'] as const;

export function ColourSection() {
  return (
    <>
      <ul className="grid grid-cols-4 gap-3 md:grid-cols-9">
        {colours.map(([name, background]) => (
          <li key={name} className="flex flex-col gap-1 text-sm">
            <span className={`h-12 rounded-card border border-line ${background}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1">
        {sizes.map((size) => (
          <p key={size} className={`font-display font-semibold ${size}`}>
            Andando se llega
          </p>
        ))}
        <p>The system face says everything that is not a heading.</p>
        <p className="text-ink-soft">Ink-soft says what can wait.</p>
      </div>
    </>
  );
}

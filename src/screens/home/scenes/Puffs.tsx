export type Puff = readonly [x: number, y: number, radius: number];

interface PuffsProps {
  readonly puffs: readonly Puff[];
  readonly shade: string;
  readonly light: string;
}

/** Round foliage, blossom or cloud: all the shaded sides first, then the light that falls on them from the left. */
export function Puffs({ puffs, shade, light }: PuffsProps) {
  return (
    <>
      {puffs.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={shade} />
      ))}
      {puffs.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x - radius * 0.24} cy={y - radius * 0.26} r={radius * 0.62} className={light} />
      ))}
    </>
  );
}

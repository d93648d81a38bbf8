interface SkyProps {
  readonly id: string;
  /** Classes with a stop colour, from the zenith to the horizon. */
  readonly stops: readonly string[];
  readonly height?: number;
  readonly y?: number;
}

/** A wash from top to bottom over the whole width: a sky, or a sheet of water. */
export function Sky({ id, stops, y = 0, height = 600 }: SkyProps) {
  return (
    <>
      <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
        {stops.map((stop, place) => (
          <stop key={stop} offset={place / (stops.length - 1)} className={stop} />
        ))}
      </linearGradient>
      <rect y={y} width="800" height={height} fill={`url(#${id})`} />
    </>
  );
}

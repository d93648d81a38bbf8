/**
 * Opaque washes of the palette for the drawn scenes: by day the far ones are pale and the near ones deep, at night the
 * near ones are dark silhouettes.
 */
export const paint = {
  sea: {
    far: 'fill-[color-mix(in_oklab,var(--sea)_20%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--sea)_42%,var(--paper))]',
    middle:
      'fill-[color-mix(in_oklab,var(--sea)_42%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--sea)_31%,var(--paper))]',
    near: 'fill-[color-mix(in_oklab,var(--sea)_70%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--sea)_21%,var(--paper))]',
    front:
      'fill-[color-mix(in_oklab,var(--sea)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--sea)_11%,var(--paper))]',
  },
  leaf: {
    far: 'fill-[color-mix(in_oklab,var(--leaf)_20%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--leaf)_42%,var(--paper))]',
    middle:
      'fill-[color-mix(in_oklab,var(--leaf)_42%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--leaf)_31%,var(--paper))]',
    near: 'fill-[color-mix(in_oklab,var(--leaf)_70%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--leaf)_21%,var(--paper))]',
    front:
      'fill-[color-mix(in_oklab,var(--leaf)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--leaf)_11%,var(--paper))]',
  },
  coral: {
    far: 'fill-[color-mix(in_oklab,var(--coral)_20%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--coral)_42%,var(--paper))]',
    middle:
      'fill-[color-mix(in_oklab,var(--coral)_42%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--coral)_31%,var(--paper))]',
    near: 'fill-[color-mix(in_oklab,var(--coral)_70%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--coral)_21%,var(--paper))]',
    front:
      'fill-[color-mix(in_oklab,var(--coral)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--coral)_11%,var(--paper))]',
  },
  sun: {
    far: 'fill-[color-mix(in_oklab,var(--sun)_20%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--sun)_42%,var(--paper))]',
    middle:
      'fill-[color-mix(in_oklab,var(--sun)_42%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--sun)_31%,var(--paper))]',
    near: 'fill-[color-mix(in_oklab,var(--sun)_70%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--sun)_21%,var(--paper))]',
    front:
      'fill-[color-mix(in_oklab,var(--sun)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--sun)_11%,var(--paper))]',
  },
  earth: {
    far: 'fill-[color-mix(in_oklab,var(--day-2)_20%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-2)_42%,var(--paper))]',
    middle:
      'fill-[color-mix(in_oklab,var(--day-2)_42%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-2)_31%,var(--paper))]',
    near: 'fill-[color-mix(in_oklab,var(--day-2)_70%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-2)_21%,var(--paper))]',
    front:
      'fill-[color-mix(in_oklab,var(--day-2)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--day-2)_11%,var(--paper))]',
  },
  violet: {
    far: 'fill-[color-mix(in_oklab,var(--day-3)_20%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-3)_42%,var(--paper))]',
    middle:
      'fill-[color-mix(in_oklab,var(--day-3)_42%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-3)_31%,var(--paper))]',
    near: 'fill-[color-mix(in_oklab,var(--day-3)_70%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-3)_21%,var(--paper))]',
    front:
      'fill-[color-mix(in_oklab,var(--day-3)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--day-3)_11%,var(--paper))]',
  },
  rose: {
    far: 'fill-[color-mix(in_oklab,var(--day-5)_20%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-5)_42%,var(--paper))]',
    middle:
      'fill-[color-mix(in_oklab,var(--day-5)_42%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-5)_31%,var(--paper))]',
    near: 'fill-[color-mix(in_oklab,var(--day-5)_70%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-5)_21%,var(--paper))]',
    front:
      'fill-[color-mix(in_oklab,var(--day-5)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--day-5)_11%,var(--paper))]',
  },
  blue: {
    far: 'fill-[color-mix(in_oklab,var(--day-6)_20%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-6)_42%,var(--paper))]',
    middle:
      'fill-[color-mix(in_oklab,var(--day-6)_42%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-6)_31%,var(--paper))]',
    near: 'fill-[color-mix(in_oklab,var(--day-6)_70%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-6)_21%,var(--paper))]',
    front:
      'fill-[color-mix(in_oklab,var(--day-6)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--day-6)_11%,var(--paper))]',
  },
  ochre: {
    far: 'fill-[color-mix(in_oklab,var(--day-7)_20%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-7)_42%,var(--paper))]',
    middle:
      'fill-[color-mix(in_oklab,var(--day-7)_42%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-7)_31%,var(--paper))]',
    near: 'fill-[color-mix(in_oklab,var(--day-7)_70%,var(--paper))] dark:fill-[color-mix(in_oklab,var(--day-7)_21%,var(--paper))]',
    front:
      'fill-[color-mix(in_oklab,var(--day-7)_82%,var(--ink))] dark:fill-[color-mix(in_oklab,var(--day-7)_11%,var(--paper))]',
  },
} as const;

/** Snow, foam, plaster: the lightest thing in the picture in both schemes. */
export const white = 'fill-card dark:fill-[color-mix(in_oklab,var(--ink)_72%,var(--paper))]';
/** The shaded side of something white. */
export const whiteShade =
  'fill-[color-mix(in_oklab,var(--sea)_16%,var(--card))] dark:fill-[color-mix(in_oklab,var(--ink)_48%,var(--paper))]';

/** The pictures of places: one file, fetched after the page. */
export const PLACE_PICTURES = '/place-pictures.svg';
export const OUTLINE_PICTURE = { width: 280, height: 180 } as const;
/** The world, coloured as the coverage map at its start. */
export const COVERAGE_PICTURE = { path: '/coverage-picture.svg', width: 1200, height: 560 } as const;
export const REGION_PICTURE = { width: 400, height: 192 } as const;

/** The point of a country's picture where the arc ends. */
export type Landing = Readonly<{ x: number; y: number }>;

/** From tenths to units; under a name of two lines the outline is smaller and lower. */
export function outlinePlace(nameLines: number): Readonly<{ x: number; y: number; scale: number }> {
  return nameLines > 1 ? { x: 18, y: 26, scale: 0.082 } : { x: 0, y: 0, scale: 0.1 };
}

/** A point with a ring, in units of a stamp: for a country that is too small for an outline. */
export const POINT = {
  dot: 'M92 102a8 8 0 1 1 16 0a8 8 0 1 1-16 0z',
  ring: 'M82 102a18 18 0 1 1 36 0a18 18 0 1 1-36 0z',
} as const;

import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';

export type StampFrame = 'circle' | 'square' | 'ellipse' | 'hexagon' | 'star' | 'scallop';

/** The shape of a stamp says its region, also without colours. */
export const FRAME_OF: Readonly<Record<CountryRegion, StampFrame>> = {
  asia: 'circle',
  europe: 'square',
  americas: 'ellipse',
  africa: 'hexagon',
  middle_east: 'star',
  oceania: 'scallop',
};

/** The colour of a stamp, as a name of src/web/ui/tokens.css. */
export const INK_OF: Readonly<Record<CountryRegion, string>> = {
  asia: 'coral-deep',
  europe: 'ink',
  americas: 'sea',
  africa: 'good',
  middle_east: 'warn',
  oceania: 'violet',
};

const MAX_TILT_DEGREES = 7;

/** Degrees; derived from the code, so that the stamp of a country never moves. */
export function tiltOf(countryCode: string): number {
  const sum = Array.from(countryCode).reduce((hash, letter) => (hash * 37 + letter.charCodeAt(0)) % 1009, 7);
  return (sum % (2 * MAX_TILT_DEGREES + 1)) - MAX_TILT_DEGREES;
}

/** The Middle East is a region of our plans, not a continent. */
export function continentCount(regions: readonly CountryRegion[]): number {
  return new Set(regions.map((region) => (region === 'middle_east' ? 'asia' : region))).size;
}

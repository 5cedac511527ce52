/**
 * Names that the atlas abbreviates, and areas it draws separately though travellers know them as part of a
 * country.
 */
export const ATLAS_NAMES: Readonly<Record<string, string>> = {
  'Antigua and Barb.': 'AG',
  'Ashmore and Cartier Is.': 'AU',
  'Bosnia and Herz.': 'BA',
  'Br. Indian Ocean Ter.': 'IO',
  'British Virgin Is.': 'VG',
  'Cayman Is.': 'KY',
  'Central African Rep.': 'CF',
  'Cook Is.': 'CK',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  'Faeroe Is.': 'FO',
  'Falkland Is.': 'FK',
  'Fr. Polynesia': 'PF',
  'Fr. S. Antarctic Lands': 'TF',
  'Heard I. and McDonald Is.': 'HM',
  'Marshall Is.': 'MH',
  'N. Cyprus': 'CY',
  'N. Mariana Is.': 'MP',
  'Pitcairn Is.': 'PN',
  'S. Geo. and the Is.': 'GS',
  'S. Sudan': 'SS',
  'Solomon Is.': 'SB',
  'St-Barthélemy': 'BL',
  'St-Martin': 'MF',
  'St. Vin. and Gren.': 'VC',
  'Turks and Caicos Is.': 'TC',
  'U.S. Virgin Is.': 'VI',
  'W. Sahara': 'EH',
  'Wallis and Futuna Is.': 'WF',
  Somaliland: 'SO',
  Åland: 'AX',
};

/** Drawn as land without a name: nothing is sold there, or it has no code of its own. */
export const NAMELESS = ['Siachen Glacier', 'Indian Ocean Ter.'];

/** Left out: no plan of ours covers them, and they would take a third of the map. */
export const LEFT_OUT = ['Antarctica', 'Fr. S. Antarctic Lands', 'Heard I. and McDonald Is.'];

export type Part = Readonly<{
  of: string;
  code: string;
  near: readonly [longitude: number, latitude: number];
}>;

/**
 * The atlas draws these as part of another country; the network sells them separately, or with the country
 * named here.
 */
export const PARTS: readonly Part[] = [
  { of: 'FR', code: 'GF', near: [-53, 4] },
  { of: 'FR', code: 'GP', near: [-61.5, 16.2] },
  { of: 'FR', code: 'MQ', near: [-61, 14.7] },
  { of: 'FR', code: 'RE', near: [55.5, -21.1] },
  { of: 'FR', code: 'YT', near: [45.2, -12.8] },
  { of: 'NL', code: 'BQ', near: [-68.3, 12.2] },
  // Crimea: the atlas draws de facto control, we draw what the United Nations recognise.
  { of: 'RU', code: 'UA', near: [34.3, 45.2] },
];

/** Too small for an outline, or drawn with another country: a point is enough. */
export const PLACES: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  CC: [96.83, -12.17],
  CX: [105.69, -10.49],
  GI: [-5.35, 36.14],
  IC: [-15.6, 28.3],
  MC: [7.42, 43.74],
  SJ: [16, 78.5],
  TK: [-171.85, -9.2],
  TV: [179.2, -8.52],
  VA: [12.45, 41.9],
};

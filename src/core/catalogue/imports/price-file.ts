import { toCsv } from '#core/csv.ts';
import { LANGUAGE_FACTS, type Language } from '#core/language.ts';
import type { EditedPackage } from '../editing/edited-package.ts';
import { writePrice } from '../editing/own-price.ts';
import { destinationName } from '../geography/destination.ts';

/** Larger files are refused: a catalogue of ten thousand packages has about 1 MB. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;
export const MAX_FILE_ROWS = 20_000;

/** Columns that staff edit. A column that is missing in the file changes nothing; an empty field clears the value. */
export const EDITED_COLUMNS = ['own_price', 'stock', 'popular', 'hidden'] as const;
export type EditedColumn = (typeof EDITED_COLUMNS)[number];

export const ID_COLUMN = 'package_id';
/** The stock when the file was written. With it, units sold since then stay sold. */
export const STOCK_SEEN_COLUMN = 'stock_at_export';

const COLUMNS = [
  ID_COLUMN,
  'destination',
  'data',
  'days',
  'type',
  'operator',
  'cost',
  'network_price',
  ...EDITED_COLUMNS,
  STOCK_SEEN_COLUMN,
] as const;

/**
 * The catalogue as a file that staff edit in a spreadsheet and upload again. Spreadsheets in languages
 * with a decimal comma expect semicolons; the names of the columns are the same in every language.
 */
export function writePriceFile(packages: readonly EditedPackage[], language: Language): string {
  const { decimalMark } = LANGUAGE_FACTS[language];
  const separator = decimalMark === ',' ? ';' : ',';
  const price = (cents: number | null) => (cents === null ? '' : writePrice(cents, decimalMark));
  const rows = packages.map(({ packageId, described, values, ...item }) => [
    packageId,
    destinationName(described, language),
    described.data_amount,
    described.validity_days ?? '',
    described.type,
    described.operator,
    price(item.netPriceCents),
    price(item.networkPriceCents),
    price(values.ownPriceCents),
    values.availableStock ?? '',
    yesOrNo(values.isPopular),
    yesOrNo(values.isHidden),
    values.availableStock ?? '',
  ]);
  return toCsv([COLUMNS, ...rows], { separator });
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

import { readCsv, type CsvRow } from '#core/read-csv.ts';
import type { StaffValues } from '../editing/edited-package.ts';
import { readPrice, readStock } from '../editing/own-price.ts';
import {
  EDITED_COLUMNS,
  ID_COLUMN,
  MAX_FILE_ROWS,
  STOCK_SEEN_COLUMN,
  type EditedColumn,
} from './price-file.ts';

/** Why nothing of a file can be used. */
export const FILE_PROBLEMS = [
  /** No header with `package_id` and a column to edit. */
  'not-ours',
  'column-twice',
  'broken-quotes',
  'no-rows',
  'too-many-rows',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** Why a row is left out. The last two are known only beside the catalogue. */
export const ROW_PROBLEMS = [
  'columns',
  'no-id',
  'twice',
  'price',
  'stock',
  'popular',
  'hidden',
  'unknown',
  'withdrawn',
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** Values that a row asks for; a column that the file does not have is missing here too. */
export type PriceFileValues = Partial<StaffValues> & Readonly<{ stockSeen?: number | null }>;

export type FileRow = Readonly<{ line: number; packageId: string }> &
  (Readonly<{ wanted: PriceFileValues }> | Readonly<{ problem: RowProblem }>);

export type PriceFile =
  | Readonly<{ kind: 'read'; rows: readonly FileRow[] }>
  | Readonly<{ kind: 'refused'; problem: FileProblem; line: number }>;

type Columns = ReadonlyMap<string, number>;

/** Reads a file of prices. A row that is wrong is left out and says why; the others can be used. */
export function readPriceFile(text: string): PriceFile {
  const content = readCsv(text);
  if (content.kind === 'broken') return refused('broken-quotes', content.line);
  const [header, ...rows] = content.rows;
  if (header === undefined) return refused('not-ours', 1);
  const names = header.fields.map((name) => name.trim().toLowerCase());
  const used = names.filter((name) => KNOWN.has(name));
  if (new Set(used).size < used.length) return refused('column-twice', header.line);
  const columns: Columns = new Map(names.map((name, index) => [name, index]));
  if (!columns.has(ID_COLUMN) || !EDITED_COLUMNS.some((name) => columns.has(name)))
    return refused('not-ours', header.line);
  if (rows.length === 0) return refused('no-rows', header.line);
  if (rows.length > MAX_FILE_ROWS) return refused('too-many-rows', header.line);
  const read = rows.map((row) => readRow(row, columns, names.length));
  return { kind: 'read', rows: withoutDoubles(read) };
}

const KNOWN: ReadonlySet<string> = new Set([ID_COLUMN, STOCK_SEEN_COLUMN, ...EDITED_COLUMNS]);

function refused(problem: FileProblem, line: number): PriceFile {
  return { kind: 'refused', problem, line };
}

function readRow({ line, fields }: CsvRow, columns: Columns, width: number): FileRow {
  const field = (name: string) => {
    const index = columns.get(name);
    return index === undefined ? undefined : (fields[index] ?? '').trim();
  };
  const packageId = field(ID_COLUMN) ?? '';
  const refuse = (problem: RowProblem): FileRow => ({ line, packageId, problem });
  // Spreadsheets may add empty fields at the end, but a row with too few has lost some.
  if (fields.length < width || fields.slice(width).some((rest) => rest.trim() !== ''))
    return refuse('columns');
  if (packageId === '') return refuse('no-id');
  let wanted: PriceFileValues = {};
  for (const name of EDITED_COLUMNS) {
    const text = field(name);
    if (text === undefined) continue;
    const value = READERS[name](text);
    if (value === 'invalid') return refuse(PROBLEM_OF[name]);
    wanted = { ...wanted, ...value };
  }
  const seen = field(STOCK_SEEN_COLUMN);
  if (seen === undefined || wanted.availableStock === undefined) return { line, packageId, wanted };
  return { line, packageId, wanted: { ...wanted, stockSeen: readStock(seen) } };
}

const PROBLEM_OF: Readonly<Record<EditedColumn, RowProblem>> = {
  own_price: 'price',
  stock: 'stock',
  popular: 'popular',
  hidden: 'hidden',
};

const READERS: Readonly<Record<EditedColumn, (text: string) => PriceFileValues | 'invalid'>> = {
  own_price: (text) => orInvalid(text, readPrice, (ownPriceCents) => ({ ownPriceCents })),
  stock: (text) => orInvalid(text, readStock, (availableStock) => ({ availableStock })),
  popular: (text) => readSwitch(text, (isPopular) => ({ isPopular })),
  hidden: (text) => readSwitch(text, (isHidden) => ({ isHidden })),
};

function orInvalid(
  text: string,
  read: (text: string) => number | null,
  wanted: (value: number | null) => PriceFileValues,
): PriceFileValues | 'invalid' {
  if (text === '') return wanted(null);
  const value = read(text);
  return value === null ? 'invalid' : wanted(value);
}

const YES: ReadonlySet<string> = new Set(['yes', 'sí', 'si', 'true', 'verdadero', '1', 'x']);
const NO: ReadonlySet<string> = new Set(['no', 'false', 'falso', '0', '']);

function readSwitch(text: string, wanted: (value: boolean) => PriceFileValues): PriceFileValues | 'invalid' {
  const word = text.toLowerCase();
  if (YES.has(word)) return wanted(true);
  return NO.has(word) ? wanted(false) : 'invalid';
}

/** Which of two rows about one package is meant, nobody knows: both are left out. */
function withoutDoubles(rows: readonly FileRow[]): readonly FileRow[] {
  const counts = new Map<string, number>();
  for (const { packageId } of rows) counts.set(packageId, (counts.get(packageId) ?? 0) + 1);
  return rows.map((row) =>
    row.packageId !== '' && (counts.get(row.packageId) ?? 0) > 1
      ? { line: row.line, packageId: row.packageId, problem: 'twice' }
      : row,
  );
}

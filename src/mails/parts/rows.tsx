import type { ReactNode } from 'react';
import { ByFormat } from './by-format.tsx';
import { TextLines } from './text-lines.tsx';

/** Names and their values. */
export type RowList = readonly (readonly [name: string, value: string])[];

/** Rows that HTML shows as the given table and plain text as "name: value". */
export function Rows({ rows, table }: Readonly<{ rows: RowList; table: ReactNode }>) {
  return (
    <ByFormat html={table} text={<TextLines lines={rows.map(([name, value]) => `${name}: ${value}`)} />} />
  );
}

import { expect, test } from 'vitest';
import { columnsOf, namesIn, type StoredTable } from './stored-data.ts';
import { STORED_TABLES } from './stored-tables.ts';

const TABLES: readonly (readonly [string, StoredTable])[] = Object.entries(STORED_TABLES);

test.each(TABLES)('LEGAL-10 every column of %s has one treatment', (_name, table) => {
  const columns = columnsOf(table);
  expect(columns.length).toBeGreaterThan(0);
  expect([...new Set(columns)]).toEqual(columns);
});

test.each(TABLES)(
  'LEGAL-11 every personal column of %s is deleted, erased or kept for a reason',
  (_name, table) => {
    if (table.kind === 'impersonal') {
      expect(table.why).not.toBe('');
      return;
    }
    const { onDeletion } = table;
    if (onDeletion === 'rows-deleted' || onDeletion === 'deleted-with-parent') {
      expect(columnsOf(table)).toContain(table.rows.by);
      return;
    }
    const erased = Object.values(onDeletion.erased).flatMap(namesIn);
    const personal = [table.exported, table.withheld].flatMap(namesIn);
    expect(onDeletion.why).not.toBe('');
    expect([...erased, ...namesIn(onDeletion.kept)].toSorted()).toEqual(personal.toSorted());
  },
);

test('LEGAL-11 no address, ICCID, internet address or name stays with a kept row', () => {
  const kept = TABLES.flatMap(([name, table]) => {
    if (table.kind === 'impersonal' || typeof table.onDeletion === 'string') return [];
    return namesIn(table.onDeletion.kept).map((column) => `${name}.${column}`);
  });
  expect(
    kept.filter((column) => /email|recipient|iccid|address|name|user_id|token|hash/.test(column)),
  ).toEqual([]);
});

test('LEGAL-10 no key, password, token or code is exported', () => {
  const exported = TABLES.flatMap(([name, table]) =>
    table.kind === 'personal' ? namesIn(table.exported).map((column) => `${name}.${column}`) : [],
  );
  expect(
    exported.filter((column) => /token|password|hash|secret|sealed|activation|matching|url/.test(column)),
  ).toEqual([]);
});

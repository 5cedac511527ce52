import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { readCsv } from './read-csv.ts';

const fieldsOf = (text: string) => {
  const content = readCsv(text);
  return content.kind === 'read' ? content.rows.map(({ fields }) => fields) : content;
};

/** A field that begins with an apostrophe looks the same as one that `toCsv` protected. */
const field = fc.string({ unit: 'grapheme' }).filter((text) => !text.startsWith("'"));
const row = fc
  .array(field, { minLength: 1, maxLength: 5 })
  .filter((fields) => fields.some((text) => text.trim() !== ''))
  // The first line decides on the separator, so its fields have none.
  .map((fields) => ['id', ...fields]);
const header = fc.constant(['id', 'a', 'b', 'c', 'd', 'e']);

test('ADMIN-46 what toCsv writes is read back field by field, whatever the texts', () => {
  fc.assert(
    fc.property(
      header,
      fc.array(row, { maxLength: 6 }),
      fc.constantFrom(',', ';'),
      (first, rows, separator) => {
        const file = toCsv([first, ...rows], { separator });
        expect(fieldsOf(file)).toEqual([first, ...rows]);
      },
    ),
    { numRuns: 300 },
  );
});

test('ADMIN-46 commas, semicolons and tabs separate, with and without a byte order mark and a sep line', () => {
  const expected = [
    ['package_id', 'own_price'],
    ['japan', '8,50'],
  ];
  expect(fieldsOf('package_id,own_price\njapan,"8,50"\n')).toEqual(expected);
  expect(fieldsOf('\u{FEFF}package_id;own_price\r\njapan;8,50')).toEqual(expected);
  expect(fieldsOf('package_id\town_price\rjapan\t8,50\r')).toEqual(expected);
  expect(fieldsOf('\u{FEFF}sep=;\r\npackage_id;own_price\r\njapan;8,50\r\n')).toEqual(expected);
});

test('ADMIN-46 rows know their line, also after line breaks in quotes and empty lines', () => {
  const content = readCsv('a,b\n\n"x\r\ny",1\n;,\n\nlast,2\n');
  expect(content).toEqual({
    kind: 'read',
    rows: [
      { line: 1, fields: ['a', 'b'] },
      { line: 3, fields: ['x\r\ny', '1'] },
      { line: 5, fields: [';', ''] },
      { line: 7, fields: ['last', '2'] },
    ],
  });
});

test.each([
  ['a,b\nx,"never closed\n', 2],
  ['a,b\nx,1\n"x"y,1\n', 3],
])('ADMIN-46 a file with broken quotes is not guessed: %j', (text, line) => {
  expect(readCsv(text)).toEqual({ kind: 'broken', line });
});

import { expect, test } from 'vitest';
import { anEditedPackage } from '#tests/builders/edited-package.ts';
import { MAX_FILE_ROWS, writePriceFile } from './price-file.ts';
import { readPriceFile } from './read-price-file.ts';

const read = (...lines: string[]) => readPriceFile(lines.join('\n'));
const rowsOf = (...lines: string[]) => {
  const file = read(...lines);
  return file.kind === 'read' ? file.rows : file;
};

test.each(['en', 'es'] as const)('ADMIN-44 an exported file asks for no change (%s)', (language) => {
  const packages = [
    anEditedPackage({ packageId: '=1+1', values: { ownPriceCents: 905, isPopular: true } }),
    anEditedPackage({ packageId: 'spain', values: { availableStock: 0, isHidden: true } }),
  ];
  const file = readPriceFile(writePriceFile(packages, language));
  expect(file).toEqual({
    kind: 'read',
    rows: packages.map(({ packageId, values }, index) => ({
      line: index + 2,
      packageId,
      wanted: { ...values, stockSeen: values.availableStock },
    })),
  });
});

test('ADMIN-44 ADMIN-42 the export has the cost, and protects what a spreadsheet would run', () => {
  const text = writePriceFile([anEditedPackage({ packageId: '=cmd|x', netPriceCents: 620 })], 'es');
  expect(text).toContain('\r\n\'=cmd|x;Japón;5 GB;7;sim;Moshi Moshi;"6,20";"9,50";;;no;no;\r\n');
});

test('ADMIN-46 semicolons, decimal commas, Spanish words and other columns are read', () => {
  expect(rowsOf('Package_ID;Notas;OWN_PRICE;popular;hidden', 'japan;ok;8,5;Sí;')).toEqual([
    { line: 2, packageId: 'japan', wanted: { ownPriceCents: 850, isPopular: true, isHidden: false } },
  ]);
});

test('ADMIN-44 a missing column changes nothing, an empty field clears the value', () => {
  expect(rowsOf('package_id,stock', 'japan,')).toEqual([
    { line: 2, packageId: 'japan', wanted: { availableStock: null } },
  ]);
});

test('ADMIN-46 each wrong row says why, and the others are read', () => {
  const rows = rowsOf(
    'package_id,own_price,stock,popular,hidden',
    'a,free,,,',
    'b,,-1,,',
    'c,,,maybe,',
    'd,,,,2',
    ',5,,,',
    'e,5',
    'f,5,,,,more',
    'g,5,,,',
    'g,6,,,',
    'h,5,,,,',
  );
  expect(rows).toMatchObject([
    { line: 2, problem: 'price' },
    { line: 3, problem: 'stock' },
    { line: 4, problem: 'popular' },
    { line: 5, problem: 'hidden' },
    { line: 6, problem: 'no-id' },
    { line: 7, problem: 'columns' },
    { line: 8, problem: 'columns' },
    { line: 9, problem: 'twice' },
    { line: 10, problem: 'twice' },
    { line: 11, packageId: 'h', wanted: { ownPriceCents: 500 } },
  ]);
});

test.each([
  ['not-ours', ['']],
  ['not-ours', ['name,price', 'japan,5']],
  ['not-ours', ['package_id,destination', 'japan,Japan']],
  ['column-twice', ['package_id,own_price,own_price', 'japan,5,6']],
  ['no-rows', ['package_id,own_price']],
  ['broken-quotes', ['package_id,own_price', 'japan,"5']],
  ['too-many-rows', ['package_id,own_price', ...Array.from({ length: MAX_FILE_ROWS + 1 }, () => 'x,5')]],
])('ADMIN-46 a file is refused as %s', (problem, lines) => {
  expect(read(...lines)).toMatchObject({ kind: 'refused', problem });
});

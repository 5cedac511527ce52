import { expect, test } from 'vitest';
import { machineReadableLines } from './machine-readable-lines.ts';

test('COLLECT-10 the machine-readable line has the codes in order and ends with their number', () => {
  expect(machineReadableLines('Landfall', ['MX', 'US', 'PT', 'MA', 'TW', 'KR', 'JP'])).toEqual([
    'P<LANDFALL<<MX<US<PT<MA<TW<KR<JP<<<<<<<<<<<7',
  ]);
  expect(machineReadableLines('Landfall', [])).toEqual(['P<LANDFALL<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<0']);
});

test('COLLECT-10 more codes need a second line, and the oldest are left out when two are full', () => {
  const codes = Array.from({ length: 40 }, (_, index) => `X${String.fromCharCode(65 + (index % 26))}`);
  const twelve = machineReadableLines('Landfall', codes.slice(0, 12));
  expect(twelve.map(({ length }) => length)).toEqual([44, 44]);
  expect(twelve.join('')).toContain(codes.slice(0, 12).join('<'));
  const forty = machineReadableLines('Landfall', codes);
  expect(forty.map(({ length }) => length)).toEqual([44, 44]);
  expect(forty.join('')).toMatch(/XN<+40$/);
  expect(forty.join('')).toContain(codes.slice(-24).join('<'));
});

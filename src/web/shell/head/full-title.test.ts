import { expect, test } from 'vitest';
import { fullTitle, LONGEST_TITLE } from './full-title.ts';

test('a title contains the name of the shop once', () => {
  expect(fullTitle('Coverage map')).toBe('Coverage map · Landfall');
  expect(fullTitle('Landfall: travel eSIM data plans')).toBe('Landfall: travel eSIM data plans');
});

test('a title that is too long drops the name of the shop, then its second half', () => {
  const half = 'eSIM de San Vicente';
  expect(fullTitle(`${half}: planes de datos y más datos desde 3,00 US$`, half)).toBe(
    `${half}: planes de datos y más datos desde 3,00 US$`,
  );
  const long = 'eSIM de San Vicente y las Granadinas';
  expect(fullTitle(`${long}: planes de datos desde 3,00 US$`, long)).toBe(`${long} · Landfall`);
  expect(`${long} · Landfall`.length).toBeLessThanOrEqual(LONGEST_TITLE);
});

import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const body = (...row: (string | number)[]) => toCsv([row]).slice(1);

test('USAGE-14 a CSV file begins with a byte order mark and ends every row with CRLF', () => {
  expect(
    toCsv([
      ['a', 1],
      ['b', 2.5],
    ]),
  ).toBe('\u{FEFF}a,1\r\nb,2.5\r\n');
});

test('USAGE-14 commas, quotes and line breaks are quoted', () => {
  expect(body('a,b', 'say "hi"', 'two\nlines', 'two\r\nlines')).toBe(
    '"a,b","say ""hi""","two\nlines","two\r\nlines"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@sum(a1)', '\tx', '\rx', '=HYPERLINK("http://evil.example","x")'])(
  'USAGE-14 a spreadsheet does not run "%s"',
  (text) => {
    expect(body(text).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('USAGE-14 numbers stay numbers', () => {
  expect(body(-3, 'Mum’s = phone')).toBe('-3,Mum’s = phone\r\n');
});

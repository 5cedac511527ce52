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

test.each([
  '=1+1',
  '+34 600 000 000',
  '-1+1',
  '@SUM(A1)',
  '  =1+1',
  '\u{FEFF}=1+1',
  '\u0000=1+1',
  '\n=1+1',
  '＝1+1',
  '＠SUM(A1)',
  '|calc',
  "=cmd|' /C calc'!A0",
])('ADMIN-22 the cell %j is text for a spreadsheet', (text) => {
  expect(body(text)).toMatch(/^"?'/);
  expect(body(text)).toContain(text.replaceAll('"', '""'));
});

test('ADMIN-22 a cell cannot begin another one, also where semicolons separate them', () => {
  expect(body('ann;=1+1', 'ann\t=1+1', 'x"\r\n=1+1')).toBe('"ann;=1+1","ann\t=1+1","x""\r\n=1+1"\r\n');
});

test('ADMIN-22 ordinary names and addresses stay as they are', () => {
  expect(body('Ann Smith', 'ann@example.com', 'o’Brien', '2026-03-02', '')).toBe(
    'Ann Smith,ann@example.com,o’Brien,2026-03-02,\r\n',
  );
});

test('USAGE-14 numbers stay numbers', () => {
  expect(body(-3, 'Mum’s = phone')).toBe('-3,Mum’s = phone\r\n');
});

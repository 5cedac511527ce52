import { expect, test } from 'vitest';
import type { VisitCount } from './count-visits.ts';
import { limitNames } from './limit-names.ts';

const DAY = '2026-03-02';
const count = (subject: VisitCount['subject'], name: string): VisitCount => ({
  day: DAY,
  subject,
  name,
  views: 0,
  sessions: 1,
  seconds: 0,
});
const stored = Array.from({ length: 299 }, (_, nth) => count('source', `site-${nth}.example`));

test('VISIT-11 of one day at most 300 invented names are counted; the rest is counted together', () => {
  const limited = limitNames(
    [
      count('source', 'a.example'),
      count('source', 'b.example'),
      count('source', 'c.example'),
      count('source', 'site-5.example'),
    ],
    stored,
  );
  expect(limited.map(({ name, sessions }) => [name, sessions])).toEqual([
    ['a.example', 1],
    ['other', 2],
    ['site-5.example', 1],
  ]);
});

test('VISIT-11 another day, another subject and our own lists are not affected', () => {
  const full = [...stored, count('source', 'last.example')];
  const others = [
    { ...count('source', 'a.example'), day: '2026-03-03' },
    count('campaign', 'spring'),
    count('page', '/plans'),
  ];
  expect(limitNames(others, full)).toHaveLength(3);
  expect(limitNames(others, full).map(({ name }) => name)).not.toContain('other');
});

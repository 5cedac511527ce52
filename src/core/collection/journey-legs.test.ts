import { expect, test } from 'vitest';
import { journeyLegs } from './journey-legs.ts';

const visit = (countryCode: string, date: string) => ({ countryCode, visitedAt: new Date(date) });

test('COLLECT-14 countries of one trip are connected; a gap of two weeks ends the trip', () => {
  const visits = [
    visit('MX', '2025-03-14'),
    visit('US', '2025-03-22'),
    visit('PT', '2025-07-05'),
    visit('MA', '2025-07-18T23:00Z'),
    visit('TW', '2025-08-02'),
  ];
  expect(journeyLegs(visits)).toEqual([
    { from: 'MX', to: 'US' },
    { from: 'PT', to: 'MA' },
  ]);
  expect(journeyLegs([])).toEqual([]);
});

import { expect, test } from 'vitest';
import type { CollectedEsim } from './collected-esims.ts';
import { awaitedCountries, visitedCountries } from './visited-countries.ts';

const NOW = new Date('2026-11-16T18:40:00Z');
const day = (text: string) => new Date(`${text}T09:12:00Z`);

let serial = 0;
function anEsim(changes: Partial<CollectedEsim> = {}): CollectedEsim {
  serial += 1;
  return {
    id: `esim-${serial}`,
    countryCode: 'JP',
    coverage: 'local',
    status: 'expired',
    firstConnectedAt: day('2026-11-08'),
    expiresAt: day('2026-12-08'),
    isGivenAway: false,
    firstOpenedAt: null,
    isReturned: false,
    ...changes,
  };
}

const codes = (countries: readonly { countryCode: string }[]) =>
  countries.map(({ countryCode }) => countryCode);

test('COLLECT-02 a country counts as visited when an eSIM of it has connected, not when it was bought or installed', () => {
  const bought = anEsim({ countryCode: 'TH', status: 'ready_to_activate', firstConnectedAt: null });
  const connected = anEsim({ countryCode: 'MX', firstConnectedAt: day('2025-03-14') });
  expect(visitedCountries([bought, connected], NOW)).toEqual([
    { countryCode: 'MX', region: 'americas', visitedAt: day('2025-03-14'), isCurrent: false },
  ]);
});

test('COLLECT-05 a regional or global eSIM earns no stamp, also when its plan names a country', () => {
  const esims = [
    anEsim({ coverage: 'regional', countryCode: null }),
    anEsim({ coverage: 'global', countryCode: null }),
    anEsim({ coverage: 'regional', countryCode: 'ES' }),
    anEsim({ coverage: 'local', countryCode: 'PT' }),
  ];
  expect(codes(visitedCountries(esims, NOW))).toEqual(['PT']);
  const waiting = esims.map((esim) => ({ ...esim, status: 'pending' as const, firstConnectedAt: null }));
  expect(codes(awaitedCountries(waiting, NOW))).toEqual(['PT']);
});

test('COLLECT-07 a country has one stamp with its first connection, and stamps are in the order of the visits', () => {
  const esims = [
    anEsim({ countryCode: 'JP', firstConnectedAt: day('2026-11-08') }),
    anEsim({ countryCode: 'JP', firstConnectedAt: day('2024-05-01') }),
    anEsim({ countryCode: 'TW', firstConnectedAt: day('2026-10-28') }),
    anEsim({ countryCode: 'JP', firstConnectedAt: day('2025-01-01') }),
    anEsim({ countryCode: 'BE', firstConnectedAt: day('2026-10-28') }),
  ];
  expect(visitedCountries(esims, NOW)).toMatchObject([
    { countryCode: 'JP', visitedAt: day('2024-05-01') },
    { countryCode: 'BE' },
    { countryCode: 'TW' },
  ]);
  expect(visitedCountries(esims.toReversed(), NOW)).toEqual(visitedCountries(esims, NOW));
});

test.each([
  ['active', null, true],
  ['unknown', null, true],
  ['pending', null, true],
  ['finished', day('2026-11-20'), true],
  ['finished', day('2026-11-10'), false],
  ['finished', null, false],
  ['expired', day('2026-11-20'), false],
  ['recycled', null, false],
] as const)(
  'COLLECT-06 with an eSIM that is %s until %s the traveller may be there: %s',
  (status, expiresAt, isCurrent) => {
    const earlier = anEsim({ status: 'expired', firstConnectedAt: day('2020-01-01') });
    const visited = visitedCountries([anEsim({ status, expiresAt }), earlier], NOW);
    expect(visited).toMatchObject([{ countryCode: 'JP', isCurrent, visitedAt: day('2020-01-01') }]);
  },
);

test('COLLECT-08 a bought eSIM awaits its country once, until one of that country connects or can connect no more', () => {
  const waiting = { status: 'ready_to_activate', firstConnectedAt: null, expiresAt: null } as const;
  const first = anEsim({ ...waiting, countryCode: 'TH' });
  const pending = anEsim({ ...waiting, countryCode: 'DE', status: 'pending' });
  const esims = [
    first,
    anEsim({ ...waiting, countryCode: 'TH' }),
    anEsim({ ...waiting, countryCode: 'JP' }),
    anEsim({ countryCode: 'JP' }),
    anEsim({ ...waiting, countryCode: 'FR', status: 'expired' }),
    pending,
  ];
  expect(awaitedCountries(esims, NOW)).toEqual([
    { countryCode: 'TH', region: 'asia', esimId: first.id },
    { countryCode: 'DE', region: 'europe', esimId: pending.id },
  ]);
});

test('COLLECT-17 an eSIM that was given away is not the next stamp of its buyer; one of the same country still is', () => {
  const bought = { countryCode: 'IT', status: 'ready_to_activate', firstConnectedAt: null } as const;
  const given = anEsim({ ...bought, isGivenAway: true });
  const own = anEsim(bought);
  expect(awaitedCountries([given], NOW)).toEqual([]);
  expect(awaitedCountries([given, own], NOW)).toMatchObject([{ countryCode: 'IT', esimId: own.id }]);
});

test('COLLECT-20 an eSIM that is being returned or was refunded is not the next stamp; its visit keeps the stamp', () => {
  const bought = { countryCode: 'IT', status: 'ready_to_activate', firstConnectedAt: null } as const;
  const returned = anEsim({ ...bought, isReturned: true });
  const other = anEsim(bought);
  expect(awaitedCountries([returned], NOW)).toEqual([]);
  expect(awaitedCountries([returned, other], NOW)).toMatchObject([{ countryCode: 'IT', esimId: other.id }]);
  expect(codes(visitedCountries([anEsim({ isReturned: true })], NOW))).toEqual(['JP']);
});

test('COLLECT-22 a country where the recipient of an eSIM connected is no stamp of its buyer, but still the next one', () => {
  const theirs = { countryCode: 'TH', isGivenAway: true, firstOpenedAt: day('2026-11-07') } as const;
  const given = anEsim({ ...theirs, firstConnectedAt: day('2026-11-08') });
  const own = anEsim({ countryCode: 'TH', firstConnectedAt: day('2026-11-10') });
  const waiting = anEsim({ countryCode: 'TH', status: 'ready_to_activate', firstConnectedAt: null });
  expect(visitedCountries([given], NOW)).toEqual([]);
  expect(visitedCountries([given, own], NOW)).toMatchObject([
    { countryCode: 'TH', visitedAt: day('2026-11-10') },
  ]);
  expect(awaitedCountries([given, waiting], NOW)).toMatchObject([{ countryCode: 'TH', esimId: waiting.id }]);
  // It was on the phone of its buyer before anybody could open it.
  const before = anEsim({ ...theirs, firstConnectedAt: day('2026-11-06') });
  const unopened = anEsim({ countryCode: 'IT', isGivenAway: true, firstOpenedAt: null });
  expect(codes(visitedCountries([before, unopened], NOW))).toEqual(['TH', 'IT']);
});

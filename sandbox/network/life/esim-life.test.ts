import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import type { Listing } from '../catalogue/catalogue.ts';
import type { Esim, Purchase } from '../shop/esim.ts';
import { esimLife, esimStatus, packageStatus } from './esim-life.ts';
import { esimUsage } from './esim-usage.ts';
import { lowDataMoments } from './low-data-moments.ts';
import { DAY_MILLISECONDS } from './package-life.ts';

const SOLD = Date.UTC(2026, 2, 1);
const { listings } = createCatalogue();

function listingOf(packageId: string): Listing {
  const listing = listings.get(packageId);
  if (listing === undefined) throw new Error(`The catalogue has no ${packageId}.`);
  return listing;
}

function aPurchase(packageId: string, boughtAt = SOLD): Purchase {
  return { id: 1, packageId, orderId: 1, boughtAt, adjustment: null };
}

function anEsim(changes: Partial<Esim> = {}): Esim {
  return {
    id: 1,
    iccid: '8944700000000000006',
    orderId: 1,
    soldAt: SOLD,
    smdpAddress: 'smdp.sandbox.example',
    matchingId: 'AAAAA-BBBBB',
    msisdn: null,
    brand: null,
    purchases: [aPurchase('continental-30days-3gb')],
    connection: null,
    isUnreadable: false,
    noticedUntil: SOLD,
    nextNoticeAt: null,
    ...changes,
  };
}

test('SANDBOX-07 an eSIM waits, connects, is used up or expires, and is recycled in the end', () => {
  const esim = anEsim();
  const life = esimLife(esim, listingOf);
  const [first] = life.packages;
  expect(esimStatus(esim, life, SOLD)).toBe('NOT_ACTIVE');
  expect(life.connectedAt).toBeGreaterThan(SOLD);
  expect(esimStatus(esim, life, life.connectedAt)).toBe('ACTIVE');
  expect(['FINISHED', 'EXPIRED']).toContain(esimStatus(esim, life, first?.life.endedAt ?? 0));
  expect(esimStatus(esim, life, life.recycledAt)).toBe('RECYCLED');
});

test('SANDBOX-07 a regional eSIM moves between the countries of its plan, a local one stays', () => {
  const visited = (esim: Esim) => {
    const life = esimLife(esim, listingOf);
    const days = Array.from({ length: 30 }, (_, day) => life.connectedAt + day * DAY_MILLISECONDS);
    return new Set(days.map((moment) => life.countryAt(moment)));
  };
  const covered = listingOf('continental-30days-3gb').operator.coverages.map((one) => one.code);
  const countries = visited(anEsim());
  expect(countries.size).toBeGreaterThan(2);
  expect([...countries].every((country) => covered.includes(country ?? ''))).toBe(true);
  expect([...visited(anEsim({ purchases: [aPurchase('sakura-hop-30days-3gb')] }))]).toEqual(['JP']);
});

test('an eSIM has no location before it connects', () => {
  expect(esimLife(anEsim(), listingOf).countryAt(SOLD)).toBeNull();
});

test('a plan that starts at installation starts before the eSIM connects', () => {
  const operatorStarts = [...listings.values()].find(
    (listing) => listing.operator.activationPolicy === 'installation' && listing.package.type === 'sim',
  );
  const life = esimLife(anEsim({ purchases: [aPurchase(operatorStarts?.package.id ?? '')] }), listingOf);
  expect(life.packages[0]?.life.activatedAt).toBe(life.installedAt);
  expect(life.installedAt).toBeLessThan(life.connectedAt);
});

test('a top-up waits until the previous package has ended, and then the eSIM continues', () => {
  const purchases = [aPurchase('continental-7days-1gb'), aPurchase('continental-30days-3gb-topup')];
  const esim = anEsim({ purchases });
  const life = esimLife(esim, listingOf);
  const [own, topup] = life.packages;
  if (own === undefined || topup === undefined) throw new Error('Both packages must be active.');
  expect(topup.life.activatedAt).toBe(own.life.endedAt);
  expect(packageStatus(topup, own.life.activatedAt)).toBe('NOT_ACTIVE');
  expect(esimUsage(esim, life, own.life.activatedAt)).toMatchObject({
    totalMegabytes: 4096,
    status: 'ACTIVE',
  });
  expect(esimUsage(esim, life, own.life.endedAt)).toMatchObject({ totalMegabytes: 3072, status: 'ACTIVE' });
});

test('a top-up bought after the end reactivates a finished eSIM', () => {
  const ended = esimLife(anEsim({ purchases: [aPurchase('continental-7days-1gb')] }), listingOf).packages[0]
    ?.life;
  const later = (ended?.endedAt ?? 0) + 3 * DAY_MILLISECONDS;
  const purchases = [aPurchase('continental-7days-1gb'), aPurchase('continental-30days-3gb-topup', later)];
  const esim = anEsim({ purchases });
  expect(esimStatus(esim, esimLife(esim, listingOf), later)).toBe('ACTIVE');
});

test('warnings are sent in order, after the start and before the end', () => {
  const life = esimLife(anEsim({ purchases: [aPurchase('continental-30days-3gb')] }), listingOf);
  const moments = lowDataMoments(life);
  expect(moments.map((moment) => moment.level)).toEqual(expect.arrayContaining(['75%']));
  for (const [index, moment] of moments.entries()) {
    expect(moment.at).toBeGreaterThan(moment.package.life.activatedAt);
    expect(moment.at).toBeLessThanOrEqual(moment.package.life.endedAt);
    expect(moment.at).toBeGreaterThanOrEqual(moments[index - 1]?.at ?? 0);
  }
});

test('remaining calls and texts decrease over the days', () => {
  const esim = anEsim({ purchases: [aPurchase('continental-plus-30days-5gb')] });
  const life = esimLife(esim, listingOf);
  const expiresAt = life.packages[0]?.life.endedAt ?? 0;
  expect(esimUsage(esim, life, SOLD)).toMatchObject({
    remainingVoice: 100,
    totalVoice: 100,
    remainingSms: 50,
  });
  expect(esimUsage(esim, life, expiresAt - 1).remainingVoice).toBeLessThan(100);
});

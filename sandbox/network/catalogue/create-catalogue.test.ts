import { describe, expect, test } from 'vitest';
import type { NetworkPackage, Operator } from './catalogue.ts';
import { createCatalogue } from './create-catalogue.ts';

const catalogue = createCatalogue();
const operators = catalogue.destinations.flatMap((destination) => destination.operators);
const packages = operators.flatMap((operator) => operator.packages);

function cheapest(type: Operator['type']): number {
  const sold = operators
    .filter((operator) => operator.type === type)
    .flatMap((operator) => operator.packages);
  return Math.min(...sold.map((one) => one.priceCents));
}

describe('the network sells a realistic catalogue', () => {
  test('SANDBOX-10 it covers more than 200 destinations, each with its own slug', () => {
    const local = catalogue.destinations.filter((destination) => destination.countryCode !== '');
    expect(local.length).toBeGreaterThan(200);
    expect(new Set(catalogue.destinations.map((one) => one.slug)).size).toBe(catalogue.destinations.length);
    expect(local.every((destination) => destination.operators.length > 0)).toBe(true);
  });

  test('SANDBOX-11 the cheapest local plan costs $3.00, top-ups included', () => {
    expect(cheapest('local')).toBe(300);
  });

  test('SANDBOX-12 the cheapest regional or global plan costs $4.50, top-ups included', () => {
    expect(cheapest('global')).toBe(450);
  });

  test('SANDBOX-12 PAGE-12 the cheapest plan for the whole world costs $4.50, and so does a region’s', () => {
    const prices = (isWorld: boolean) =>
      catalogue.destinations
        .filter(({ slug, countryCode }) => countryCode === '' && (slug === 'world') === isWorld)
        .flatMap(({ operators: own }) => own.flatMap((operator) => operator.packages))
        .map((one) => one.priceCents);
    expect(Math.min(...prices(true))).toBe(450);
    expect(Math.min(...prices(false))).toBe(450);
  });

  test('it has between four and six thousand packages and no id twice', () => {
    expect(packages.length).toBeGreaterThanOrEqual(4000);
    expect(packages.length).toBeLessThanOrEqual(6000);
    expect(catalogue.listings.size).toBe(packages.length);
  });

  test('it has eSIMs and top-ups, calls and texts together and separately, and unlimited plans with fair use', () => {
    const has = (wanted: (one: NetworkPackage) => boolean) => packages.some(wanted);
    expect(has((one) => one.type === 'topup')).toBe(true);
    expect(has((one) => one.sms !== null && one.voiceMinutes !== null)).toBe(true);
    expect(has((one) => one.sms !== null && one.voiceMinutes === null)).toBe(true);
    expect(has((one) => one.sms === null && one.voiceMinutes !== null)).toBe(true);
    const unlimited = packages.filter((one) => one.isUnlimited);
    expect(unlimited.length).toBeGreaterThan(100);
    expect(unlimited.every((one) => one.fairUsagePolicy !== null && one.amountMegabytes === 0)).toBe(true);
  });

  test('it has one global destination and eight regions, whose countries are all local destinations too', () => {
    const regional = catalogue.destinations.filter((destination) => destination.countryCode === '');
    expect(regional.map((destination) => destination.slug)).toEqual([
      'world',
      'europe',
      'asia',
      'africa',
      'north-america',
      'latin-america',
      'caribbean-islands',
      'middle-east-and-north-africa',
      'oceania',
    ]);
    const countries = new Set(catalogue.destinations.map((destination) => destination.countryCode));
    for (const { coverages } of regional.flatMap((destination) => destination.operators)) {
      expect(coverages.length).toBeGreaterThan(1);
      expect(coverages.every((coverage) => countries.has(coverage.code))).toBe(true);
    }
  });

  test('every country lists its mobile networks and their technologies', () => {
    const networks = operators.flatMap((operator) => operator.coverages.flatMap((one) => one.networks));
    expect(networks.every((one) => one.name !== '' && ['5G', 'LTE', '3G'].includes(one.types[0] ?? ''))).toBe(
      true,
    );
    const japan = catalogue.destinations.find((destination) => destination.slug === 'japan');
    expect(japan?.operators[0]?.coverages[0]?.networks.map((one) => one.name)).toContain('NTT Docomo');
  });

  test('within an operator more data never costs less, and the net price is always below the price', () => {
    for (const operator of operators) {
      const sims = operator.packages.filter((one) => one.type === 'sim');
      for (const [index, one] of sims.entries()) {
        expect(one.netPriceCents).toBeLessThan(one.priceCents);
        expect(one.priceCents).toBeGreaterThan(sims[index - 1]?.priceCents ?? 0);
      }
    }
  });

  test('a top-up is one of its operator’s plans, at the same price', () => {
    for (const topup of packages.filter((one) => one.type === 'topup')) {
      const sim = catalogue.listings.get(topup.id.replace(/-topup$/, ''))?.package;
      expect(sim).toMatchObject({ type: 'sim', priceCents: topup.priceCents, title: topup.title });
    }
  });

  test('two runs create the same catalogue', () => {
    expect(JSON.stringify(createCatalogue().destinations)).toBe(JSON.stringify(catalogue.destinations));
  });
});

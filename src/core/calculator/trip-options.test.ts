import { expect, test } from 'vitest';
import type { HotspotStatement } from '#core/plans/plan-marks.ts';
import { hotspotOptions, optionsOf } from './trip-options.ts';

const cover = (costCents: number) => ({ costCents });

test('options are sorted by price with their extra cost, and impossible ones come last', () => {
  const options = optionsOf({
    best: cover(1500),
    locals: cover(2000),
    oneRegional: cover(1500),
    oneGlobal: null,
  });
  expect(options.map(({ kind }) => kind)).toEqual(['oneRegional', 'locals', 'oneGlobal']);
  expect(options[1]).toMatchObject({ moreCents: 500 });
  expect(options[2]).toEqual({ kind: 'oneGlobal', cover: null });
});

test('a mix is an option only where it is cheaper than every simple option', () => {
  const options = optionsOf({ best: cover(1400), locals: cover(2000), oneRegional: null, oneGlobal: null });
  expect(options[0]).toMatchObject({ kind: 'mix', moreCents: 0 });
  expect(options.map(({ kind }) => kind)).toEqual(['mix', 'locals', 'oneRegional', 'oneGlobal']);
});

test('a trip that no plan covers has no options', () => {
  expect(optionsOf({ best: null, locals: null, oneRegional: null, oneGlobal: null })).toEqual([]);
});

test('CALC-58 the options whose plans all state a hotspot are named where the cheapest is not one of them', () => {
  const stated = (costCents: number, ...hotspots: HotspotStatement[]) => ({
    costCents,
    pieces: hotspots.map((hotspot) => ({ plan: { hotspot } })),
  });
  const kinds = (locals: ReturnType<typeof stated>, regional: ReturnType<typeof stated>) =>
    hotspotOptions(
      optionsOf({ best: locals, locals, oneRegional: regional, oneGlobal: stated(3000, 'allowed') }),
    );
  expect(kinds(stated(900, 'allowed', 'unstated'), stated(1500, 'allowed'))).toEqual([
    'oneRegional',
    'oneGlobal',
  ]);
  expect(kinds(stated(900, 'allowed', 'refused'), stated(1500, 'unstated'))).toEqual(['oneGlobal']);
  expect(kinds(stated(900, 'allowed', 'allowed'), stated(1500, 'allowed'))).toEqual([]);
  expect(hotspotOptions([])).toEqual([]);
});

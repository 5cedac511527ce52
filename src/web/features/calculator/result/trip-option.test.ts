import { expect, test } from 'vitest';
import type { TripCover } from './trip-option.ts';
import { optionsOf } from './trip-option.ts';

const cover = (costCents: number): TripCover => ({ costCents, pieces: [] });

test('the ways come cheapest first, with what they cost more, and those that do not work last', () => {
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

test('a mix is a way of its own only where it beats every simple one', () => {
  const options = optionsOf({ best: cover(1400), locals: cover(2000), oneRegional: null, oneGlobal: null });
  expect(options[0]).toMatchObject({ kind: 'mix', moreCents: 0 });
  expect(options.map(({ kind }) => kind)).toEqual(['mix', 'locals', 'oneRegional', 'oneGlobal']);
});

test('a trip that nothing covers has no ways', () => {
  expect(optionsOf({ best: null, locals: null, oneRegional: null, oneGlobal: null })).toEqual([]);
});

import { expect, test } from 'vitest';
import { guideIndex } from './guide-index.ts';

const destination = (name: string, countryCode: string | null) => ({
  slug: name.toLowerCase(),
  name,
  countryCode,
  cheapestCents: 300,
  generation: null,
});

test('GUIDE-01 guides are listed by region, then by the first letter without its accent', () => {
  const groups = guideIndex([
    destination('Åland Islands', 'AX'),
    destination('Albania', 'AL'),
    destination('Europe', null),
    destination('France', 'FR'),
    destination('Japan', 'JP'),
    destination('Somewhere', 'ZZ'),
  ]);
  expect(
    groups.map(({ id, destinations, letters }) => [
      id,
      destinations,
      letters.map(
        ({ letter, destinations: own }) => `${letter ?? 'all'}: ${own.map(({ name }) => name).join(', ')}`,
      ),
    ]),
  ).toEqual([
    ['several', 1, ['all: Europe']],
    ['europe', 3, ['A: Åland Islands, Albania', 'F: France']],
    ['asia', 1, ['J: Japan']],
    ['other', 1, ['S: Somewhere']],
  ]);
});

import { expect, test } from 'vitest';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import { robotsText } from './robots-text.ts';
import { sitemap } from './sitemap.ts';

const ORIGIN = 'https://shop.example';
const closed = robotsText(ORIGIN)
  .split('\n')
  .flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : []));

test('PLANS-18 robots may read everything the sitemap lists', () => {
  const listed = [
    ...sitemap(
      { origin: ORIGIN, languages: OFFERED_BY_DEFAULT },
      ['japan', 'shared-islands', 'top'].map((slug) => ({ slug, changedAt: null })),
    ).matchAll(/<loc>([^<]*)<\/loc>/g),
  ];
  const refused = listed
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => closed.some((beginning) => path.startsWith(beginning)));
  expect(listed.length).toBeGreaterThan(10);
  expect(refused).toEqual([]);
  expect(robotsText(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('robots may read the noindex of private pages, and only the API is disallowed', () => {
  expect(closed).toEqual(['/api/']);
});

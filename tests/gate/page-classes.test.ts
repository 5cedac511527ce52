import { expect, test } from 'vitest';
import { ROUTE_PATTERNS } from '#contract/route-patterns.ts';
import { safeTitle } from '#core/visits/visit-texts.ts';
import { PRIVATE_AREAS } from '#server/pages/page-address.ts';

/** Neither private nor counted with a title: the pages of the browser itself, and of any other path. */
const OTHER = new Set<string>(['/offline', '*']);

function classesOf(pattern: string): readonly string[] {
  return [
    safeTitle('Japan', { pattern }) !== null ? 'public' : null,
    PRIVATE_AREAS.includes(pattern.split('/')[1] ?? '') ? 'private' : null,
    OTHER.has(pattern) ? 'other' : null,
  ].filter((kind) => kind !== null);
}

test('VISIT-08 every page is public with its title, private, or one of two others', () => {
  for (const pattern of ROUTE_PATTERNS) expect([pattern, classesOf(pattern).length]).toEqual([pattern, 1]);
  const patterns: readonly string[] = ROUTE_PATTERNS;
  for (const page of OTHER) expect(patterns).toContain(page);
  for (const area of PRIVATE_AREAS)
    expect(
      patterns.some((pattern) => pattern.split('/')[1] === area),
      area,
    ).toBe(true);
});

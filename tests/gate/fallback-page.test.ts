import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fallbackPage } from '#server/pages/fallback-page.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../../src/web/ui/tokens.css'), 'utf8');

function coloursOf(css: string): readonly (readonly [name: string, colour: string])[] {
  return [...css.matchAll(/--([a-z-]+):\s*(#[\da-f]{6})/g)].map(([, name = '', colour = '']) => [
    name,
    colour,
  ]);
}

/** The colours of each theme, light first. */
function themesOf(css: string) {
  return css.split(/@media\s*\(prefers-color-scheme: ?dark\)/).map((part) => new Map(coloursOf(part)));
}

test('the pages without files have the colours of the tokens in both themes', () => {
  const [light, dark] = themesOf(TOKENS);
  const own = themesOf(fallbackPage('en', 'nonce'));
  expect(own.map(({ size }) => size)).toEqual([5, 5]);
  for (const [index, tokens] of [light, dark].entries())
    for (const [name, colour] of own[index] ?? []) expect([name, tokens?.get(name)]).toEqual([name, colour]);
});

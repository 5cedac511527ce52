import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import colours from './theme-colours.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../..');
const [light = '', dark = ''] = readFileSync(join(ROOT, 'src/web/ui/tokens.css'), 'utf8').split('@media');
const tokenIn = (theme: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];

test('the browser’s theme colour equals the page’s colour, in both themes', () => {
  expect(colours).toEqual({ light: tokenIn(light, 'paper'), dark: tokenIn(dark, 'paper') });
});

const Manifest = z.object({
  start_url: z.string(),
  lang: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});

test.each([
  ['manifest.webmanifest', 'en', '/'],
  ['manifest-es.webmanifest', 'es', '/es'],
])('PAGE-13 %s starts in its language, in our colours, with icons that exist', (file, lang, start) => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(ROOT, 'public', file), 'utf8')));
  expect(manifest).toMatchObject({
    lang,
    start_url: start,
    background_color: tokenIn(light, 'paper'),
    theme_color: tokenIn(light, 'paper'),
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(join(ROOT, 'public', src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

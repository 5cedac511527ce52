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

const Picture = z.object({ src: z.string(), sizes: z.string() });
const Manifest = z.object({
  id: z.string(),
  scope: z.string(),
  start_url: z.string(),
  lang: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(Picture.extend({ purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(Picture).min(1) })),
  screenshots: z.array(Picture.extend({ form_factor: z.string(), label: z.string() })),
});

const EXPECTED = [
  ['manifest.webmanifest', 'en', { start: '/', prefix: '', names: ['My eSIMs', 'Plans', 'Data calculator'] }],
  [
    'manifest-es.webmanifest',
    'es',
    { start: '/es', prefix: '/es', names: ['Mis eSIM', 'Planes', 'Calculadora de datos'] },
  ],
  [
    'manifest-pt.webmanifest',
    'pt-BR',
    { start: '/pt', prefix: '/pt', names: ['Meus eSIMs', 'Planos', 'Calculadora de dados'] },
  ],
] as const;

test.each(EXPECTED)(
  'PAGE-13 APP-01 %s starts in its language, in our colours, with icons that exist',
  (file, lang, { start, prefix, names }) => {
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(ROOT, 'public', file), 'utf8')));
    expect(manifest).toMatchObject({
      // The same for all: a browser that changes the language has one app, not two.
      id: '/',
      scope: '/',
      lang,
      start_url: start,
      background_color: tokenIn(light, 'paper'),
      theme_color: tokenIn(light, 'paper'),
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(names);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
      ['/dashboard', '/plans', '/calculator'].map((path) => prefix + path),
    );
    expect(manifest.screenshots.map((picture) => picture.form_factor).toSorted()).toEqual(['narrow', 'wide']);
    const pictures = [
      ...manifest.icons,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
      ...manifest.screenshots,
    ];
    for (const { src, sizes } of pictures)
      expect(sizeOf(readFileSync(join(ROOT, 'public', src))), src).toBe(sizes);
  },
);

/** "192x192", of a PNG or a JPEG. */
function sizeOf(picture: Buffer): string {
  if (picture.toString('latin1', 1, 4) === 'PNG')
    return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
  let at = 2;
  // The segments of a JPEG: the one that begins a frame has its height and width.
  while (![0xc0, 0xc1, 0xc2].includes(picture.readUInt8(at + 1))) at += 2 + picture.readUInt16BE(at + 2);
  return `${picture.readUInt16BE(at + 7)}x${picture.readUInt16BE(at + 5)}`;
}

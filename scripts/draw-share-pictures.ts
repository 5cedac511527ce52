/**
 * Draws the images that other programs show of the shop: the picture of a shared link in each language, and
 * the icons. All use our own fonts, colours and outlines. Run it by hand after one of them changes: `node
 * scripts/draw-share-pictures.ts`. `CHROMIUM` names the browser when Playwright has none of its own.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { Calculator, CardSim, MapPin, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, type Language } from '#core/language.ts';
import { BRAND } from '#core/brand.ts';
import { icoOf } from './share-pictures/ico.ts';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'public');
const require = createRequire(import.meta.url);

const WORDS = {
  en: {
    line: 'Data the moment you land.',
    what: 'Travel eSIM plans. Install before you fly.',
    pass: { to: 'Anywhere', data: 'eSIM', note: 'On when you land', stub: 'QR code' },
  },
  es: {
    line: 'Datos desde que aterrizas.',
    what: 'Planes eSIM para viajar. Instala el tuyo antes de volar.',
    pass: { to: 'Tu destino', data: 'eSIM', note: 'Activa al aterrizar', stub: 'Código QR' },
  },
  pt: {
    line: 'Internet assim que você pousa.',
    what: 'Planos eSIM para viajar. Instale o seu antes de voar.',
    pass: { to: 'Seu destino', data: 'eSIM', note: 'Ativo ao pousar', stub: 'Código QR' },
  },
} as const satisfies Readonly<Record<Language, unknown>>;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const fontFile = (name: string) =>
  readFileSync(require.resolve(`@fontsource-variable/${name}`)).toString('base64');

const STYLE = `
${read('src/web/ui/tokens.css')}
@font-face { font-family: Display; font-weight: 200 800; src: url(data:font/woff2;base64,${fontFile('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}) }
@font-face { font-family: Text; font-weight: 400 700; src: url(data:font/woff2;base64,${fontFile('instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}) }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font-family: Text; overflow: hidden }
.map { position: absolute; inset: 14px -84px auto auto; width: 1090px; opacity: .95 }
.map svg { position: absolute; inset: 0; width: 100% }
.land path { fill: var(--land) }
.arcs { color: var(--coral) }
.arcs path { stroke: var(--coral) }
.arcs circle { fill: var(--coral) }
.fade { position: absolute; inset: 0; background: linear-gradient(to right, var(--paper) 30%, transparent 62%) }
.logo { position: absolute; left: 72px; top: 62px; display: flex; gap: 9px; align-items: baseline; font: 700 46px Display; letter-spacing: -.02em }
.logo i, .mark i { width: 17px; height: 17px; border-radius: 50%; background: var(--coral) }
h1 { position: absolute; left: 72px; top: 172px; width: 640px; font: 800 92px/1 Display; letter-spacing: -.035em }
p { position: absolute; left: 72px; bottom: 74px; width: 600px; font-size: 33px; line-height: 1.3; color: var(--ink-soft) }
.pass { position: absolute; right: 60px; bottom: 50px; width: 448px; height: 208px; display: grid; grid-template-columns: 1fr 132px; rotate: 3deg; background: var(--card); border: 1px solid var(--line); border-radius: 22px; box-shadow: 0 18px 44px rgb(16 35 58 / 16%) }
.pass > div { display: grid; align-content: center; gap: 8px; padding: 24px 28px }
.pass > div + div { border-left: 3px dashed var(--line); justify-items: center; text-align: center; padding: 18px 12px; color: var(--ink-soft); font-size: 20px }
.pass b { font: 600 30px Display } .pass strong { font: 800 62px/1 Display; letter-spacing: -.03em } .pass span { font-size: 22px; color: var(--ink-soft) }
.pass svg { width: 74px; fill: var(--ink) }
`;

const CODE = `<svg viewBox="0 0 9 9"><path d="M0 0h3v3h-3zM6 0h3v3h-3zM0 6h3v3h-3zM4 0h1v2h-1zM4 4h2v1h-2zM7 4h2v1h-2zM0 4h2v1h-2zM4 6h1v3h-1zM6 6h1v1h-1zM8 6h1v2h-1zM6 8h2v1h-2z"/></svg>`;

function shareDocument({ line, what, pass }: (typeof WORDS)[keyof typeof WORDS]): string {
  return `<!doctype html><style>${STYLE}</style>
    <div class="map"><div class="land">${read('src/web/features/search/world-land.svg')}</div><div class="arcs">${read('src/web/features/search/world-arcs.svg')}</div></div>
    <div class="fade"></div><div class="logo">${BRAND}<i></i></div><h1>${line}</h1><p>${what}</p>
    <div class="pass"><div><b>${pass.to}</b><strong>${pass.data}</strong><span>${pass.note}</span></div><div>${CODE}${pass.stub}</div></div>`;
}

/**
 * `fill` is the share of the picture that the sign fills; a maskable icon may lose its corners, so it has no
 * rounded ones.
 */
function iconDocument(side: number, { fill, isRound }: Readonly<{ fill: number; isRound: boolean }>): string {
  const favicon = read('public/favicon.svg').replace('rx="8"', isRound ? 'rx="8"' : 'rx="0"');
  const [, ground = ''] = /<rect[^>]*fill="([^"]+)"/.exec(favicon) ?? [];
  const sized = favicon.replace('<svg ', `<svg width="${side * fill}" height="${side * fill}" `);
  const behind = isRound ? 'transparent' : ground;
  return `<!doctype html><style>body { margin: 0; width: ${side}px; height: ${side}px; display: grid; place-items: center; background: ${behind} }</style>${sized}`;
}

/** The sign of a shortcut, on the ground of our own sign. */
function shortcutDocument(Sign: LucideIcon): string {
  const [, ground = ''] = /<rect[^>]*fill="([^"]+)"/.exec(read('public/favicon.svg')) ?? [];
  const sign = renderToStaticMarkup(createElement(Sign, { size: 52, strokeWidth: 2 }));
  return `<!doctype html><style>${read('src/web/ui/tokens.css')} body { margin: 0; width: 96px; height: 96px; display: grid; place-items: center; color: var(--on-coral); background: ${ground}; border-radius: 24px }</style>${sign}`;
}

type Size = readonly [width: number, height: number];

async function show(page: Page, html: string, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
}

/** JPEG, because the map behind the text would be 50 % larger as a PNG. */
async function drawShared(page: Page, language: keyof typeof WORDS): Promise<Buffer> {
  await show(page, shareDocument(WORDS[language]), [1200, 630]);
  return page.screenshot({ type: 'jpeg', quality: 88 });
}

const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
});
const page = await browser.newPage({ colorScheme: 'light' });
const icon = async (side: number, look: Parameters<typeof iconDocument>[1]) => {
  await show(page, iconDocument(side, look), [side, side]);
  return page.screenshot({ omitBackground: true });
};
const shortcut = async (sign: LucideIcon) => {
  await show(page, shortcutDocument(sign), [96, 96]);
  return page.screenshot({ omitBackground: true });
};
const WHOLE = { fill: 1, isRound: true };

mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
const shared: Record<string, Buffer> = {};
for (const language of LANGUAGES) shared[`share-${language}.jpg`] = await drawShared(page, language);
const files = {
  ...shared,
  'icons/icon-192.png': await icon(192, WHOLE),
  'icons/icon-512.png': await icon(512, WHOLE),
  'icons/maskable-512.png': await icon(512, { fill: 0.8, isRound: false }),
  'icons/shortcut-esims.png': await shortcut(CardSim),
  'icons/shortcut-plans.png': await shortcut(MapPin),
  'icons/shortcut-calculator.png': await shortcut(Calculator),
  'apple-touch-icon.png': await icon(180, { fill: 0.9, isRound: false }),
  'favicon.ico': icoOf([
    { side: 16, png: await icon(16, WHOLE) },
    { side: 32, png: await icon(32, WHOLE) },
    { side: 48, png: await icon(48, WHOLE) },
  ]),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(PUBLIC, name), bytes);
  process.stdout.write(`public/${name}: ${bytes.length} bytes\n`);
}
await browser.close();

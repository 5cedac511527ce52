/**
 * Takes the pictures of the shop that a browser shows before it installs the app (`screenshots` of the manifests), from a
 * running shop: `SHOP=http://localhost:3000 node scripts/draw-app-pictures.ts`. Run it by hand after a screen
 * changes. `CHROMIUM` names the browser when Playwright has none of its own.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';

const FOLDER = join(import.meta.dirname, '../public/app');
const SHOP = process.env['SHOP'] ?? 'http://localhost:3000';

const PICTURES = [
  { name: 'calculator', path: '/calculator', viewport: { width: 412, height: 784 }, deviceScaleFactor: 2 },
  {
    name: 'coverage-map',
    path: '/coverage-map',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
  },
];

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
});
for (const language of LANGUAGES) {
  for (const { name, path, ...screen } of PICTURES) {
    const page = await browser.newPage({ ...screen, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(SHOP + localizedPath(path, language), { waitUntil: 'networkidle' });
    // The map gets its colours after the page has loaded.
    await page.waitForTimeout(3000);
    await page.screenshot({ path: join(FOLDER, `${name}-${language}.jpg`), type: 'jpeg', quality: 80 });
    await page.close();
  }
}
await browser.close();

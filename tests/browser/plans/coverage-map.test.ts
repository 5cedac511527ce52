import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    path: '/coverage-map',
    map: 'World map',
    chosen: 'Chosen country',
    network: 'Best network',
  },
  es: {
    path: '/es/coverage-map',
    map: 'Mapa del mundo',
    search: 'Busca un país',
    chosen: 'País elegido',
    close: 'Cerrar',
    network: 'Mejor red',
    germany: 'Alemania',
    seePlans: /^Ver los \d+ planes$/,
    europe: 'Europa',
    asia: 'Asia',
    nothing: /^Sin resultados para «/,
    showAll: 'Ver todos los países',
    esim: '/es/esim/',
  },
} as const;
const ES = WORDS.es;

const PRICE = /De \d+,\d\d\sUS\$ a \d+,\d\d\sUS\$/;

/** Opens the map and waits for the countries, which load after the page. */
async function openMap(page: Page, path: string, map: string): Promise<Locator> {
  await open(page, path);
  const surface = page.getByRole('application', { name: map });
  await expect(surface.locator('path').first()).toBeAttached();
  return surface;
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('This part of the map has no position');
  return box;
}

/** Zooms in with the wheel at the middle of the map, and drags the map to the left. */
async function zoomAndDrag(page: Page, surface: Locator): Promise<void> {
  const scale = await scaleOf(surface);
  const box = await boxOf(surface);
  const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.5];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => scaleOf(surface)).toBeGreaterThan(scale * 2);
  const left = await leftOf(surface);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.move(x - 120, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => leftOf(surface)).toBeCloseTo(left - 120, 0);
}

const moving = (surface: Locator) => surface.locator('svg > g').first();

/** How many pixels one map unit takes. */
async function scaleOf(surface: Locator): Promise<number> {
  const transform = (await moving(surface).getAttribute('transform')) ?? '';
  return Number(/scale\(([\d.]+)\)/.exec(transform)?.[1]);
}

async function leftOf(surface: Locator): Promise<number> {
  const transform = (await moving(surface).getAttribute('transform')) ?? '';
  return Number(/translate\((-?[\d.]+) /.exec(transform)?.[1]);
}

/** The map, the panel and the tools; another test checks the rest of the page with every other screen. */
const problemsOf = (page: Page) =>
  accessibilityProblems(page, { within: '.coverage-legend, .coverage-stage, .coverage-tools' });

test('MAP-01 a country chosen in the list shows what is on sale, and links to it', async ({ page, shop }) => {
  const surface = await openMap(page, ES.path, ES.map);
  const scale = await scaleOf(surface);
  const row = page.getByRole('link', { name: new RegExp(`^${ES.germany} `) });
  await row.click();
  await expect(page).toHaveURL(`${shop.origin}${ES.path}#de`);
  const panel = page.getByRole('region', { name: ES.chosen });
  await expect(panel.getByRole('heading', { level: 2, name: ES.germany })).toBeFocused();
  await expect(panel).toContainText(PRICE);
  await expect(panel).toContainText('5G');
  await expect(panel.getByRole('link', { name: ES.europe, exact: true })).toHaveAttribute(
    'href',
    `${ES.esim}europe`,
  );
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => scaleOf(surface), 'the map moves there').toBeGreaterThan(scale * 2);
  await panel.getByRole('link', { name: ES.seePlans }).click();
  await expect(page).toHaveURL(`${shop.origin}${ES.esim}germany`);
});

test('MAP-01 the map is fully usable with the keyboard alone', async ({ page, shop }) => {
  const surface = await openMap(page, ES.path, ES.map);
  const scale = await scaleOf(surface);
  await surface.focus();
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(surface)).toBeGreaterThan(scale * 1.5);
  const left = await leftOf(surface);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => leftOf(surface)).toBeLessThan(left - 50);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => leftOf(surface)).toBeCloseTo(left, 0);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(surface)).toBeCloseTo(scale, 5);
  const search = page.getByRole('searchbox', { name: ES.search });
  await search.focus();
  await page.keyboard.type('germany');
  const row = page.getByRole('link', { name: new RegExp(`^${ES.germany} `) });
  await expect(page.locator('.coverage-row')).toHaveCount(1);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: ES.germany })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: ES.close, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: ES.chosen })).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(shop.origin + ES.path);
});

test('MAP-01 SEARCH-10 SEARCH-11 a country is found by either name, and an unknown one shows a message', async ({
  page,
}) => {
  await openMap(page, ES.path, ES.map);
  const search = page.getByRole('searchbox', { name: ES.search });
  const rows = page.locator('.coverage-row');
  const all = await rows.count();
  expect(all).toBeGreaterThan(200);
  for (const typed of ['alemania', 'GERMANY', 'Álemánia']) {
    await search.fill(typed);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(ES.germany);
  }
  for (const typed of ['x'.repeat(10_000), '%', '💥', '\\']) {
    await search.fill(typed);
    await expect(page.getByRole('heading', { level: 2, name: ES.nothing })).toBeVisible();
    await expect(rows).toHaveCount(0);
  }
  await page.getByRole('button', { name: ES.showAll }).click();
  await expect(rows).toHaveCount(all);
  await page.getByRole('link', { name: ES.asia, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${ES.asia}`) })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${ES.europe}`) })).toHaveCount(0);
});

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `MAP-01 the map fits the screen, nothing shifts, and its colours are also described in words, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      const layoutShift = await listenForLayoutShifts(page);
      const surface = await openMap(page, words.path, words.map);
      expect(await layoutShift(), 'how far the layout jumped').toBe(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
      await page.getByText(words.network, { exact: true }).click();
      await expect(page.getByRole('radio', { name: words.network })).toBeChecked();
      for (const generation of ['5G', '4G', '3G'])
        await expect(page.locator('.coverage-keys').getByText(generation, { exact: true })).toBeVisible();
      await expect(surface.locator('[data-network="5G"]').first()).toBeAttached();
      await page.goto(`${words.path}#de`);
      await expect(page.getByRole('region', { name: words.chosen })).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    "MAP-01 MAP-06 the map is a list of links to every country's plans",
    { tag: '@both' },
    async ({ page, shop }) => {
      await page.goto(ES.path);
      const links = page.locator('.coverage-row');
      expect(await links.count()).toBeGreaterThan(200);
      await expect(links.first(), 'MAP-06 not folded').toBeVisible();
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const path of paths) expect(path).toMatch(new RegExp(`^${ES.esim}[a-z-]+$`));
      await page.getByRole('link', { name: new RegExp(`^${ES.germany} `) }).click();
      await expect(page).toHaveURL(`${shop.origin}${ES.esim}germany`);
    },
  );
});

test('MAP-01 the map is used with the mouse: click, click near a dot, wheel, drag and buttons', async ({
  page,
  shop,
}) => {
  const surface = await openMap(page, '/coverage-map', 'World map');
  const scale = await scaleOf(surface);

  await test.step('a small island is selected by clicking near its dot', async () => {
    const box = await boxOf(surface.locator('circle[data-code="BM"]'));
    await page.mouse.click(box.x + box.width / 2 + 11, box.y + box.height / 2);
    await expect(page.getByRole('heading', { level: 2, name: 'Bermuda' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Chosen country' })).toHaveCount(0);
  });

  await test.step('a clicked country is selected, marked in the list, and deselected with Back', async () => {
    await page.getByRole('button', { name: 'Show the whole world' }).click();
    await expect.poll(() => scaleOf(surface)).toBeCloseTo(scale, 5);
    await surface.locator('path[data-code="BR"]').click();
    await expect(page).toHaveURL(`${shop.origin}/coverage-map#br`);
    await expect(page.getByRole('heading', { level: 2, name: 'Brazil' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Brazil / })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Chosen country' })).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 2, name: 'Brazil' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Chosen country' })).toHaveCount(0);
  });

  await test.step('wheel, mouse and buttons zoom and move the map, and a drag selects nothing', async () => {
    await page.getByRole('button', { name: 'Show the whole world' }).click();
    await expect.poll(() => scaleOf(surface)).toBeCloseTo(scale, 5);
    await surface.scrollIntoViewIfNeeded();
    await zoomAndDrag(page, surface);
    await expect(page).toHaveURL(`${shop.origin}/coverage-map`);
    await page.getByRole('button', { name: 'Show the whole world' }).click();
    await expect.poll(() => scaleOf(surface)).toBeCloseTo(scale, 5);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => scaleOf(surface)).toBeCloseTo(scale * 1.6, 4);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => scaleOf(surface)).toBeCloseTo(scale, 5);
  });
});

test('MAP-01 two fingers zoom the map', { tag: '@phone' }, async ({ page }) => {
  const surface = await openMap(page, '/coverage-map', 'World map');
  const scale = await scaleOf(surface);
  const box = await boxOf(surface);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    });
  await touch('touchStart', 30);
  for (const apart of [45, 60, 75, 90]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(() => scaleOf(surface)).toBeGreaterThan(scale * 1.8);
});

test('MAP-01 when the map cannot be loaded, the page shows a message and the list remains', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|world-map/);
  await page.route(/world-map|country-shape/, (route) => route.abort());
  await open(page, '/coverage-map');
  await expect(page.getByText(/^The map could not be loaded/)).toBeVisible();
  await page.getByRole('link', { name: /^Japan / }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Japan' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'MAP-04 the map is a picture in its colours, whole on a phone',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(ES.path);
      const picture = page.locator('.coverage-land');
      await expect(picture).toBeVisible();
      const { naturalWidth, fit } = await picture.evaluate((image) => ({
        naturalWidth: image instanceof HTMLImageElement ? image.naturalWidth : 0,
        fit: getComputedStyle(image).objectFit,
      }));
      expect(naturalWidth).toBeGreaterThan(0);
      expect(fit).toBe('contain');
      const source = (await picture.getAttribute('src')) ?? '';
      expect(await (await page.request.get(source)).text()).toContain('--map-strong');
    },
  );
});

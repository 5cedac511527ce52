import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    path: '/coverage-map',
    map: 'World map',
    search: 'Search a country',
    chosen: 'Chosen country',
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show the whole world',
    network: 'Best network',
    germany: 'Germany',
    seePlans: /^See the \d+ plans$/,
    europe: 'Europe',
    asia: 'Asia',
    nothing: /^No results for “/,
    showAll: 'Show all countries',
    esim: '/esim/',
  },
  es: {
    path: '/es/coverage-map',
    map: 'Mapa del mundo',
    search: 'Busca un país',
    chosen: 'País elegido',
    close: 'Cerrar',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    whole: 'Ver el mundo entero',
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
const LANGUAGES = Object.values(WORDS);

const PRICE = /\$\d+\.\d\d to \$\d+\.\d\d|De \d+,\d\d\sUS\$ a \d+,\d\d\sUS\$/;

/** Opens the map and waits for the countries, which load after the page. */
async function openMap(page: Page, path: string, map: string): Promise<Locator> {
  await open(page, path);
  const surface = page.getByRole('application', { name: map });
  await expect(surface.locator('path').first()).toBeAttached();
  return surface;
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

for (const words of LANGUAGES) {
  test(`MAP-01 ${words.path} shows what is on sale in a country chosen in the list, and links to it`, async ({
    page,
    shop,
  }) => {
    const surface = await openMap(page, words.path, words.map);
    const scale = await scaleOf(surface);
    const row = page.getByRole('link', { name: new RegExp(`^${words.germany} `) });
    await row.click();
    await expect(page).toHaveURL(`${shop.origin}${words.path}#de`);
    const panel = page.getByRole('region', { name: words.chosen });
    await expect(panel.getByRole('heading', { level: 2, name: words.germany })).toBeFocused();
    await expect(panel).toContainText(PRICE);
    await expect(panel).toContainText('5G');
    await expect(panel.getByRole('link', { name: new RegExp(`^${words.europe} `) })).toHaveAttribute(
      'href',
      `${words.esim}europe`,
    );
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => scaleOf(surface), 'the map moves there').toBeGreaterThan(scale * 2);
    expect(await problemsOf(page)).toEqual([]);
    await panel.getByRole('link', { name: words.seePlans }).click();
    await expect(page).toHaveURL(`${shop.origin}${words.esim}germany`);
  });

  test(`MAP-01 ${words.path} is fully usable with the keyboard alone`, async ({ page, shop }) => {
    const surface = await openMap(page, words.path, words.map);
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
    const search = page.getByRole('searchbox', { name: words.search });
    await search.focus();
    await page.keyboard.type('germany');
    const row = page.getByRole('link', { name: new RegExp(`^${words.germany} `) });
    await expect(page.locator('.coverage-row')).toHaveCount(1);
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: words.germany })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.close, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: words.chosen })).toHaveCount(0);
    await expect(row).toBeFocused();
    await expect(page).toHaveURL(shop.origin + words.path);
  });

  test(`MAP-01 SEARCH-10 SEARCH-11 ${words.path} finds a country by either name, and shows a message for an unknown one`, async ({
    page,
  }) => {
    await openMap(page, words.path, words.map);
    const search = page.getByRole('searchbox', { name: words.search });
    const rows = page.locator('.coverage-row');
    const all = await rows.count();
    expect(all).toBeGreaterThan(200);
    for (const typed of ['alemania', 'GERMANY', 'Álemánia']) {
      await search.fill(typed);
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(words.germany);
    }
    for (const typed of ['x'.repeat(10_000), '%', '💥', '\\']) {
      await search.fill(typed);
      await expect(page.getByRole('heading', { level: 2, name: words.nothing })).toBeVisible();
      await expect(rows).toHaveCount(0);
    }
    await page.getByRole('button', { name: words.showAll }).click();
    await expect(rows).toHaveCount(all);
    await page.getByRole('link', { name: words.asia, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${words.asia}`) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${words.europe}`) })).toHaveCount(
      0,
    );
  });

  test(
    `MAP-01 ${words.path} fits a phone, nothing shifts, and its colours are also described in words`,
    { tag: '@both' },
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

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`MAP-01 ${words.path} is a list of links to every country's plans`, async ({ page, shop }) => {
      await page.goto(words.path);
      const links = page.locator('.coverage-row');
      expect(await links.count()).toBeGreaterThan(200);
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const path of paths) expect(path).toMatch(new RegExp(`^${words.esim}[a-z-]+$`));
      await page.getByRole('link', { name: new RegExp(`^${words.germany} `) }).click();
      await expect(page).toHaveURL(`${shop.origin}${words.esim}germany`);
    });
  });
}

test('MAP-01 a country clicked on the map is selected, marked in the list, and deselected with Back', async ({
  page,
  shop,
}) => {
  const surface = await openMap(page, '/coverage-map', 'World map');
  await surface.locator('path[data-code="BR"]').click();
  await expect(page).toHaveURL(`${shop.origin}/coverage-map#br`);
  await expect(page.getByRole('heading', { level: 2, name: 'Brazil' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Brazil / })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Chosen country' })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 2, name: 'Brazil' })).toBeVisible();
});

test('MAP-01 a small island is selected by clicking near its dot', async ({ page }) => {
  const surface = await openMap(page, '/coverage-map', 'World map');
  const dot = surface.locator('circle[data-code="BM"]');
  const box = await dot.boundingBox();
  if (box === null) throw new Error('Bermuda has no dot');
  await page.mouse.click(box.x + box.width / 2 + 11, box.y + box.height / 2);
  await expect(page.getByRole('heading', { level: 2, name: 'Bermuda' })).toBeVisible();
});

test('MAP-01 wheel, mouse and buttons zoom and move the map, and a drag selects nothing', async ({
  page,
  shop,
}) => {
  const surface = await openMap(page, '/coverage-map', 'World map');
  const scale = await scaleOf(surface);
  const box = await surface.boundingBox();
  if (box === null) throw new Error('The map has no position');
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
  await expect(page).toHaveURL(`${shop.origin}/coverage-map`);
  await page.getByRole('button', { name: 'Show the whole world' }).click();
  await expect.poll(() => scaleOf(surface)).toBeCloseTo(scale, 5);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scaleOf(surface)).toBeCloseTo(scale * 1.6, 4);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => scaleOf(surface)).toBeCloseTo(scale, 5);
});

test('MAP-01 two fingers zoom the map', { tag: '@phone' }, async ({ page }) => {
  const surface = await openMap(page, '/coverage-map', 'World map');
  const scale = await scaleOf(surface);
  const box = await surface.boundingBox();
  if (box === null) throw new Error('The map has no position');
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

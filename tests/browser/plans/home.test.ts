import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { localizedPath } from '#core/language-path.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { LANGUAGES, SCREENS } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const PackagesResponse = z.object({ packages: z.array(z.object({ slug: z.string(), price: z.number() })) });
const PAGE_SIZE = 20;

const WORDS = {
  en: { popular: 'Where are you off to?', regions: 'Crossing borders? One eSIM for all of them' },
  es: { popular: '¿Adónde viajas?', regions: '¿Varios países? Una sola eSIM' },
} as const;

type Get = (path: string) => Promise<{ json(): Promise<unknown> }>;

const slugOf = async (tile: Locator) => ((await tile.getAttribute('href')) ?? '').replace(/^.*\/esim\//, '');
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

/** The cheapest price the API has for a destination. */
async function cheapestOf(get: Get, slug: string, search: string): Promise<number> {
  const prices: number[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const query = new URLSearchParams({ search, offset: String(offset) });
    const { packages } = PackagesResponse.parse(
      await (await get(`/api/packages?${query.toString()}`)).json(),
    );
    prices.push(...packages.filter((one) => one.slug === slug).map(({ price }) => price));
    if (packages.length < PAGE_SIZE) return Math.min(...prices);
  }
}

test('PLANS-24 popular destinations are above the plans and link to their pages', async ({
  page,
  request,
}) => {
  await open(page, '/es');
  const section = page.getByRole('region', { name: WORDS.es.popular });
  const tiles = section.getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveCount(8);
  expect(await bottomOf(section)).toBeLessThanOrEqual(await topOf(page.locator('#plans')));

  for (const tile of [tiles.first(), tiles.nth(3), tiles.last()]) {
    const slug = await slugOf(tile);
    const text = await tile.innerText();
    const cheapest = await cheapestOf((path) => request.get(path), slug, slug.replaceAll('-', ' '));
    const price = new Intl.NumberFormat('es', { minimumFractionDigits: 2 }).format(cheapest);
    expect(text, slug).toContain(price);
    await expect(tile.locator('img')).toHaveAttribute('src', /^\/flags\/[A-Z]{2}\.svg$/);
  }
  const first = tiles.first();
  const slug = await slugOf(first);
  const name = await first.locator('.popular-name').innerText();
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/esim/${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('PLANS-25 regions show the number of countries and the lowest price, as the API does', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: WORDS.en.regions });
  const europe = section.getByRole('link', { name: /^Europe/ });
  const cheapest = await cheapestOf((path) => request.get(path), 'europe', 'europe');
  await expect(europe).toHaveText(
    new RegExp(`The largest covers \\d+ countries.*from \\$${cheapest.toFixed(2)}`),
  );
  await expect(section.getByRole('link', { name: 'See the coverage map' })).toHaveAttribute(
    'href',
    '/coverage-map',
  );
  const pictures = await request.get('/place-pictures.svg');
  expect(pictures.headers()['content-type']).toBe('image/svg+xml');
  expect(await pictures.text()).toContain('<symbol id="europe"');
  await europe.click();
  await expect(page).toHaveURL(/\/esim\/europe$/);
});

test('PLANS-24 the first row of tiles is on the first screen', { tag: '@both' }, async ({ page }) => {
  const layoutShift = await listenForLayoutShifts(page);
  await open(page, '/es');
  const first = page.getByRole('region', { name: WORDS.es.popular }).getByRole('listitem').first();
  const box = await first.boundingBox();
  const screen = page.viewportSize();
  const needed = (screen?.width ?? 0) < 768 ? 0.4 : 1;
  expect((box?.y ?? Infinity) + (box?.height ?? 0) * needed).toBeLessThanOrEqual(screen?.height ?? 0);
  expect(await layoutShift()).toBe(0);
});

test('PLANS-25 every region can be reached by keyboard on a phone', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/es');
  const links = page.getByRole('region', { name: WORDS.es.regions }).getByRole('listitem').getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(2);
  await links.first().focus();
  for (let index = 1; index < count; index += 1) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 0.9 });
});

test('PLANS-24 PLANS-25 when a list cannot be loaded, the destinations above it stay', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|Failed to fetch/);
  await open(page, '/');
  const tiles = page.getByRole('region', { name: WORDS.en.popular }).getByRole('listitem');
  await expect(tiles).toHaveCount(8);
  await page.route('**/*.data**', (route) => route.abort());
  await page.getByRole('link', { name: 'Europe', exact: true }).first().click();
  await expect(page.getByText('Failed to load plans. Please try again.').first()).toBeVisible();
  await expect(tiles).toHaveCount(8);
});

test('ROUTE-24 /calculator is open, does not move the focus, its tab has it as the canonical page, and it continues to its next step', async ({
  page,
  request,
  shop,
}) => {
  for (const language of LANGUAGES) {
    await open(page, localizedPath('/calculator', language));
    await expect(page.getByRole('main').getByRole('slider')).toHaveCount(1);
    await expect(page.locator('body')).toBeFocused();
    const path = localizedPath('/calculator', language);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop.origin + path);
    const tab = await (await request.get(`${localizedPath('/plans', language)}?type=calculator`)).text();
    expect(tab).toContain(`<link rel="canonical" href="${shop.origin}${path}"/>`);
  }
  await open(page, '/es/calculator?search=japan');
  await expect(page.getByRole('combobox', { name: 'Destino (opcional)' })).toHaveValue('Japón');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'Uso del teléfono' })).toBeFocused();
});

test('PAGE-13 every public page has a picture, an address and a locale for shared links', async ({
  request,
  shop,
}) => {
  const isPrivate = /^\/(?:auth|api-test|checkout|topup|share|email-reminders|review)/;
  for (const language of LANGUAGES) {
    const locale = { en: 'en_US', es: 'es_ES' }[language];
    for (const { path } of SCREENS.filter((screen) => !isPrivate.test(screen.path))) {
      const html = await (await request.get(localizedPath(path, language))).text();
      const property = (name: string) =>
        new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
      expect(property('image'), path).toBe(`${shop.origin}/share-${language}.jpg`);
      expect(property('url'), path).toBe(shop.origin + localizedPath(path, language));
      expect(property('locale'), path).toBe(locale);
      expect(html, path).toContain('name="twitter:card" content="summary_large_image"');
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]?.length, path).toBeLessThanOrEqual(65);
    }
    const picture = await request.get(`/share-${language}.jpg`);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThan(150_000);
  }
});

test('PAGE-13 icons and manifests are served', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/manifest-es.webmanifest', 'application/manifest+json'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe(type);
  }
  expect(await (await request.get('/es')).text()).toContain('href="/manifest-es.webmanifest"');
});

test.describe('in a browser set to Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('LANG-07 an English address becomes Spanish before its own scripts have loaded', async ({
    page,
    shop,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/plans?search=peru#list');
    await expect(page).toHaveURL(`${shop.origin}/es/plans?search=peru#list`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('HOME-09 the buttons of the list are outlined on home and coral on the page of plans', async ({
  page,
}) => {
  const backgroundOfFirst = async (path: string) => {
    await open(page, path);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /^Añadir al carrito: / })
      .first();
    return button.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  const search = page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).first();
  const home = await backgroundOfFirst('/es');
  const coral = await search.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(home).not.toBe(coral);
  expect(await backgroundOfFirst('/es/plans')).toBe(coral);
});

import type { Locator } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

async function edgesOf(part: Locator): Promise<Readonly<{ top: number; bottom: number }>> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('This part of the page has no position');
  return { top: box.y, bottom: box.y + box.height };
}

/** What a phone's keyboard leaves of a screen of 740 px. */
const ABOVE_KEYBOARD = 440;

test(
  'MAP-05 MAP-06 on a phone the results are below the box, above the map, and regions unfold',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/es/coverage-map');
    const map = page.locator('.coverage-frame');
    const search = page.getByRole('searchbox', { name: 'Busca un país' });
    const rows = page.locator('.coverage-row');
    expect((await edgesOf(search)).bottom).toBeLessThan((await edgesOf(map)).top);

    await test.step('MAP-06 folded', async () => {
      const europe = page.getByRole('button', { name: /^Europa/ });
      const germany = page.getByRole('link', { name: /^Alemania / });
      await expect(europe).toHaveAttribute('aria-expanded', 'false');
      await expect(germany).toBeHidden();
      await europe.press('Enter');
      await expect(europe).toHaveAttribute('aria-expanded', 'true');
      await expect(germany).toBeVisible();
      await europe.click();
      await expect(germany).toBeHidden();
      expect(await accessibilityProblems(page, { within: '.coverage-list' })).toEqual([]);
    });

    await test.step('MAP-05 found', async () => {
      await search.fill('namib');
      await expect(rows).toHaveCount(1);
      expect((await edgesOf(rows)).bottom).toBeLessThan(ABOVE_KEYBOARD);
      await expect(page.getByRole('status').filter({ hasText: '1 país' })).toBeAttached();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(rows, 'the next stop after the button that empties the box').toBeFocused();
      await rows.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: 'Namibia' })).toBeFocused();
      await page.goBack();
    });

    await test.step('MAP-05 nothing found', async () => {
      await search.fill('zzz');
      const nothing = page.getByRole('heading', { level: 2, name: /^Sin resultados para «zzz»/ });
      await expect(nothing).toBeVisible();
      expect((await edgesOf(nothing)).bottom).toBeLessThan(ABOVE_KEYBOARD);
      await page.getByRole('button', { name: 'Ver todos los países' }).click();
      await expect(rows).not.toHaveCount(0);
    });
  },
);

test(
  'MAP-07 on a phone the map is as wide as the screen, begins in its upper half and explains its colours below',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/es/coverage-map');
    const map = page.locator('.coverage-frame');
    const screen = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const box = await map.boundingBox();
    expect(box).toMatchObject({ x: 0, width: screen.width });
    const { top, bottom } = await edgesOf(map);
    expect(top).toBeLessThan(screen.height / 2);
    expect(bottom).toBeLessThan(screen.height);
    expect((await edgesOf(page.locator('.coverage-keys'))).top).toBeGreaterThan(bottom);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  },
);

const UNSOLD = {
  en: {
    box: 'Search a country',
    japan: /^Japan /,
    asia: 'asia',
    europe: 'Europe',
    germany: /^Germany /,
    area: 'middle east and north africa',
    title: 'No plans for Iran yet',
    show: 'Show it on the map',
    iran: 'Iran',
    path: '/coverage-map',
  },
  es: {
    box: 'Busca un país',
    japan: /^Japón /,
    asia: 'ásia',
    europe: 'Europa',
    germany: /^Alemania /,
    area: 'oriente medio y norte de áfrica',
    title: 'Aún no hay planes para Irán',
    show: 'Verlo en el mapa',
    iran: 'Irán',
    path: '/es/coverage-map',
  },
} as const;

for (const language of LANGUAGES) {
  const words = UNSOLD[language];

  test(
    `MAP-08 MAP-09 a city, a group and a country without plans are found and shown on the map, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      await open(page, words.path);
      const search = page.getByRole('searchbox', { name: words.box });
      const rows = page.locator('.coverage-row');
      await search.fill('tokyo');
      await expect(rows).toHaveCount(1);
      await expect(page.getByRole('link', { name: words.japan })).toBeVisible();
      await search.press('Enter');
      await expect(page).toHaveURL(/#jp$/);
      await search.fill('balkans');
      await expect(rows).toHaveCount(11);
      await search.fill(words.asia);
      await expect(page.getByRole('link', { name: words.japan })).toBeVisible();
      await search.fill(words.area);
      await expect(rows).toHaveCount(17);
      await search.fill('iran');
      await expect(page.getByRole('heading', { level: 2, name: words.title })).toBeVisible();
      expect(await accessibilityProblems(page, { within: '.coverage-list' })).toEqual([]);
      await page.getByRole('button', { name: words.show }).click();
      await expect(page).toHaveURL(/#ir$/);
      await expect(page.getByRole('heading', { level: 2, name: words.iran, exact: true })).toBeFocused();
      await expect(page.locator('.map-chosen')).toBeAttached();

      await test.step('MAP-09 Enter after a part of the world opens no country of it', async () => {
        await search.fill(words.europe);
        await expect(page.getByRole('link', { name: words.germany })).toBeVisible();
        await search.press('Enter');
        const chip = page.getByRole('link', { name: words.europe, exact: true });
        await expect(chip).toHaveAttribute('aria-current', 'true');
        await expect(page).toHaveURL(/#ir$/);
      });
    },
  );
}

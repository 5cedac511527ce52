import type { Page } from '@playwright/test';
import { localizedPath } from '#core/language-path.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    nav: 'Main',
    links: ['Local plans', 'Global plans', 'Regional plans', 'Compatibility', 'How it works', 'Contact'],
    home: 'Landfall, home',
    other: 'Español',
    cart: 'Cart, 0 items',
    open: 'Open menu',
    close: 'Close menu',
    menu: 'Menu',
    search: 'Search a destination',
    button: 'Search',
  },
  es: {
    nav: 'Principal',
    links: [
      'Planes locales',
      'Planes globales',
      'Planes regionales',
      'Compatibilidad',
      'Cómo funciona',
      'Contacto',
    ],
    home: 'Landfall, inicio',
    other: 'English',
    cart: 'Carrito, 0 artículos',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    menu: 'Menú',
    search: 'Busca un destino',
    button: 'Buscar',
  },
} as const;
const PATHS = ['/plans', '/global-plans', '/regional-plans', '/compatibility', '/how-it-works', '/contact'];

const bar = (page: Page) => page.getByRole('banner');

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `NAV-01 the bar shows the logo, a language switcher and a cart button, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      await open(page, localizedPath('/contact', language));
      await expect(bar(page).getByRole('link', { name: words.home })).toHaveAttribute(
        'href',
        localizedPath('/', language),
      );
      await expect(bar(page).getByRole('link', { name: words.other })).toBeVisible();
      await expect(bar(page).getByRole('button', { name: words.cart })).toBeVisible();
    },
  );

  test(`NAV-02 the bar shows six links, in ${language}`, async ({ page }) => {
    await open(page, localizedPath('/', language));
    const nav = bar(page).getByRole('navigation', { name: words.nav });
    for (const [index, name] of words.links.entries()) {
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        localizedPath(PATHS[index] ?? '', language),
      );
    }
    await nav.getByRole('link', { name: words.links[1] }).click();
    await expect(page).toHaveURL(new RegExp(`${localizedPath('/global-plans', language)}$`));
  });

  test(
    `NAV-08 NAV-09 the side menu opens, closes and searches, in ${language}`,
    { tag: '@phone' },
    async ({ page, shop }) => {
      await open(page, localizedPath('/contact', language));
      const menu = page.getByRole('dialog', { name: words.menu });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: words.open }).click();
      await expect(menu).toBeVisible();
      for (const name of words.links)
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      await menu.getByRole('button', { name: words.close }).click();
      await expect(menu).toBeHidden();

      await page.getByRole('button', { name: words.open }).click();
      await menu.getByRole('searchbox', { name: words.search }).fill('Perú');
      await menu.getByRole('button', { name: words.button }).click();
      await expect(page).toHaveURL(`${shop.origin}${localizedPath('/plans', language)}?search=Per%C3%BA`);
      await expect(menu).toBeHidden();
    },
  );
}

test('NAV-07 under 768 px the navigation is a side menu, from 768 px it is the bar', async ({ page }) => {
  await open(page, '/');
  const links = bar(page).getByRole('link', { name: 'Regional plans' });
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(links).toBeVisible();
  await expect(menuButton).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(links).toBeHidden();
  await expect(menuButton).toBeVisible();
});

test('the bar is navigated with the keyboard, starting with a skip link', async ({ page }) => {
  await open(page, '/plans');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const expected = ['Landfall, home', ...WORDS.en.links];
  for (const name of expected) {
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the side menu keeps the focus inside and restores it on close', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/contact');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('following a link of the side menu closes it', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(menu).toBeHidden();
});

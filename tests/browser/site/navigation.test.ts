import type { Page } from '@playwright/test';
import { localizedPath } from '#core/language-path.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    links: ['Local plans', 'Global plans', 'Regional plans', 'Compatibility', 'How it works', 'Contact'],
    home: 'Landfall, home',
    other: 'Español',
    cart: 'Cart, 0 items',
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
    more: [
      ['Calculadora de datos', '/es/calculator'],
      ['Mapa de cobertura', '/es/coverage-map'],
      ['Guías por destino', '/es/guides'],
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
const ES = WORDS.es;
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
}

test('NAV-02 the bar shows six links', async ({ page }) => {
  await open(page, '/es');
  const nav = bar(page).getByRole('navigation', { name: ES.nav });
  for (const [index, name] of ES.links.entries()) {
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/es${PATHS[index] ?? ''}`,
    );
  }
  await nav.getByRole('link', { name: ES.links[1] }).click();
  await expect(page).toHaveURL(/\/es\/global-plans$/);
});

test(
  'NAV-08 NAV-09 NAV-12 NAV-16 the side menu opens, closes and searches',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await open(page, '/es/contact');
    const menu = page.getByRole('dialog', { name: ES.menu });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: ES.open }).click();
    await expect(menu).toBeVisible();
    for (const name of ES.links) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    for (const [name, path] of ES.more)
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await test.step('NAV-16 nothing is beyond its edge', async () => {
      const cutOff = await menu.evaluate((element) =>
        [...element.querySelectorAll('*')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
          .map(({ className, textContent }) => `${className}: ${textContent}`),
      );
      expect(cutOff).toEqual([]);
    });
    await menu.getByRole('button', { name: ES.close }).click();
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: ES.open }).click();
    await menu.getByRole('searchbox', { name: ES.search }).fill('Perú');
    await menu.getByRole('button', { name: ES.button }).click();
    await expect(page).toHaveURL(`${shop.origin}/es/plans?search=Per%C3%BA`);
    await expect(menu).toBeHidden();
  },
);

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

test(
  'the side menu keeps the focus inside, restores it on close, and closes when a link is followed',
  { tag: '@phone' },
  async ({ page }) => {
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
    await opener.click();
    await menu.getByRole('link', { name: 'How it works' }).click();
    await expect(page).toHaveURL(/\/how-it-works$/);
    await expect(menu).toBeHidden();
  },
);

test(
  'NAV-14 a breadcrumb wraps like a text, and its links have targets of 44 px',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/es/esim/north-america', '/es/guides/united-kingdom']) {
      await open(page, path);
      const steps = page.getByRole('navigation', { name: 'Estás aquí' });
      const links = await steps.getByRole('link').all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(width, height), path).toBeGreaterThanOrEqual(44);
      }
      const gaps = await steps.getByRole('list').evaluate((list) => {
        const lines =
          list.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(list).lineHeight);
        const [first] = list.children;
        const text = document.createRange();
        text.selectNodeContents(first?.querySelector('a') ?? list);
        const slash = first?.querySelector('span')?.getBoundingClientRect().left ?? 0;
        return { lines, slash: slash - text.getBoundingClientRect().right };
      });
      expect(gaps.lines, path).toBeLessThanOrEqual(2.1);
      expect(gaps.slash, path).toBeLessThanOrEqual(10);
    }
  },
);

import type { Locator, Page } from '@playwright/test';
import { storedItems, type StoredItem } from '#core/cart/stored-items.ts';
import { localizedPath } from '#core/language-path.ts';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { findPlan } from './buy-esim.ts';
import { open } from './page-state.ts';
import type { Language } from './screens.ts';

export const CART_WORDS = {
  en: {
    path: '/esim/japan',
    add: /^Add to cart/,
    cart: /^Cart, /,
    drawer: 'Your cart',
    checkout: 'Checkout',
    more: /^One more of/,
    less: /^One less of/,
    remove: /^Remove /,
    clear: 'Clear all',
    added: 'Added to cart',
    updated: 'Cart updated',
    removed: 'Removed from cart',
    cleared: 'Cart cleared',
    empty: 'Your cart is empty',
    startOfDays: /Your (\d+ days start|day starts)/,
  },
  es: {
    path: '/es/esim/japan',
    add: /^Añadir al carrito/,
    cart: /^Carrito, /,
    drawer: 'Tu carrito',
    checkout: 'Ir a pagar',
    more: /^Una más:/,
    less: /^Una menos:/,
    remove: /^Quitar /,
    clear: 'Vaciar carrito',
    added: 'Añadido al carrito',
    updated: 'Carrito actualizado',
    removed: 'Quitado del carrito',
    cleared: 'Carrito vaciado',
    empty: 'Tu carrito está vacío',
    startOfDays: /Tus? (\d+ días empiezan|día empieza)/,
  },
} as const;

export function addButton(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('main').getByRole('button', { name: CART_WORDS[language].add }).first();
}

export function cartButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(?:Cart|Carrito), / });
}

export function drawer(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('dialog', { name: CART_WORDS[language].drawer });
}

/** A line of a stored cart: one unit of Japan's cheapest plan. */
export async function aStoredLine(page: Page): Promise<StoredItem> {
  const { packageId, priceCents } = await findPlan(page.request, { search: 'Japan' });
  const [line] = storedItems([{ ...aCartPlan({ packageId, priceCents }), quantity: 1 }]);
  if (line === undefined) throw new Error('The cart has one line.');
  return line;
}

/** Stores a cart as another tab would store it. */
export async function storeCart(page: Page, cart: readonly StoredItem[]): Promise<void> {
  await page.evaluate((stored) => {
    localStorage.setItem('cart', stored);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  }, JSON.stringify(cart));
}

/**
 * The drawer with Japan's cheapest plan in it. The plan is stored as another tab would store it, on a small page:
 * the tests of the cart itself press the button of a plan.
 */
export async function openFilledCart(page: Page, language: Language = 'en'): Promise<Locator> {
  const line = await aStoredLine(page);
  await open(page, localizedPath('/contact', language));
  await storeCart(page, [line]);
  await cartButton(page).click();
  return drawer(page, language);
}

/** Puts Japan's cheapest plan in the cart as a visitor does, and opens the drawer. */
export async function fillCart(page: Page, language: Language = 'en'): Promise<Locator> {
  const words = CART_WORDS[language];
  await open(page, words.path);
  await addButton(page, language).click();
  await page.getByText(words.added, { exact: true }).waitFor();
  await cartButton(page).click();
  return drawer(page, language);
}

export function isWiderThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], dialog[open] .sheet-body')].some(
      (box) => box.scrollWidth > box.clientWidth,
    ),
  );
}

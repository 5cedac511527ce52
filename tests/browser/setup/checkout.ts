import { expect, type Locator, type Page } from '@playwright/test';
import { CART_WORDS, openFilledCart } from './cart.ts';
import type { Language } from './screens.ts';

export const CHECKOUT_WORDS = {
  en: {
    title: 'Checkout',
    email: 'Email',
    coupon: 'Coupon code',
    apply: 'Apply',
    summary: 'Order summary',
    tick: 'My phone supports eSIM and is not locked to a carrier.',
    withdrawal:
      'Deliver my eSIM right away. I know that my 14-day right of withdrawal ends once the eSIM has been used.',
    check: /^Check my phone/,
    pay: /^Pay /,
    emailMissing: 'Please enter your email.',
    missing: (count: number) =>
      count === 1
        ? '1 field is missing. It is marked above.'
        : `${count} fields are missing. They are marked above.`,
    incomplete: 'Please enter your email and add items to cart',
    applied: 'Coupon Applied!',
    removed: 'Coupon Removed',
    invalid: 'Invalid Coupon',
    enter: 'Please enter a coupon code',
    removeCoupon: 'Remove coupon SAVE5',
    off: /5\s?% off/,
  },
  es: {
    title: 'Pagar',
    email: 'Correo electrónico',
    coupon: 'Código de cupón',
    apply: 'Aplicar',
    summary: 'Resumen del pedido',
    tick: 'Mi teléfono admite eSIM y no está bloqueado por un operador.',
    withdrawal:
      'Quiero recibir mi eSIM ahora mismo. Sé que mi derecho de desistimiento (14 días) termina cuando la eSIM se haya usado.',
    check: /^Comprobar mi teléfono/,
    pay: /^Pagar /,
    emailMissing: 'Escribe tu correo electrónico.',
    missing: (count: number) =>
      count === 1 ? 'Falta 1 dato. Está marcado arriba.' : `Faltan ${count} datos. Están marcados arriba.`,
    incomplete: 'Escribe tu correo electrónico y añade artículos al carrito',
    applied: '¡Cupón aplicado!',
    removed: 'Cupón quitado',
    invalid: 'Cupón no válido',
    enter: 'Escribe un código de cupón',
    removeCoupon: 'Quitar el cupón SAVE5',
    off: /5\s?% de descuento/,
  },
} as const;

/** The checkout of a cart with one plan for Japan. */
export async function openCheckout(page: Page, language: Language = 'en'): Promise<Locator> {
  const cart = await openFilledCart(page, language);
  await cart.getByRole('button', { name: CART_WORDS[language].checkout, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: CHECKOUT_WORDS[language].title, exact: true });
  await expect(dialog.getByRole('button', { name: CHECKOUT_WORDS[language].pay })).toBeVisible();
  return dialog;
}

export async function fillIn(dialog: Locator, email: string, language: Language = 'en'): Promise<void> {
  await dialog.getByLabel(CHECKOUT_WORDS[language].email).fill(email);
  await tickAll(dialog);
}

/** One box or two: outside Europe a sentence replaces the second. */
export async function tickAll(dialog: Locator): Promise<void> {
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
}

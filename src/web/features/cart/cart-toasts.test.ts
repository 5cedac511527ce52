import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { cartToast, type CartNotice, type CartI18n } from './cart-toasts.ts';

const i18n = (language: 'en' | 'es'): CartI18n => ({ language, t: messagesOf(language, 'cart') });
const inBothLanguages = (notice: CartNotice) => [
  cartToast(notice, i18n('en')),
  cartToast(notice, i18n('es')),
];
const plan = aCartPlan();

test.each(['added', 'updated'] as const)('TOAST-03 the toast for a plan %s stays for 3 s', (kind) => {
  expect(inBothLanguages({ kind, plan }).map(({ durationMs }) => durationMs)).toEqual([3000, 3000]);
});

test('TOAST-04 the toasts for removed and cleared stay for 1.5 s', () => {
  const toast = [...inBothLanguages({ kind: 'removed', plan }), ...inBothLanguages({ kind: 'cleared' })];
  expect(toast.map(({ durationMs }) => durationMs)).toEqual([1500, 1500, 1500, 1500]);
});

test('STOCK-02 TOAST-05 the short-stock toast shows the stock and the quantity in the cart, for 4 s', () => {
  expect(inBothLanguages({ kind: 'short-stock', available: 3, held: 2 })).toMatchObject([
    {
      title: 'Insufficient Stock',
      text: 'Only 3 units available. You already have 2 in your cart.',
      durationMs: 4000,
    },
    {
      title: 'No hay suficientes unidades',
      text: 'Solo quedan 3 unidades disponibles. Ya tienes 2 en tu carrito.',
      durationMs: 4000,
    },
  ]);
});

test('STOCK-03 TOAST-05 the toast for an unavailable package shows the shop’s reason, for 4 s', () => {
  const reason = { code: 'out-of-stock', message: 'This package is sold out' } as const;
  expect(inBothLanguages({ kind: 'unavailable', ...reason })).toMatchObject([
    { title: 'Package Unavailable', text: 'This package is sold out', durationMs: 4000 },
    { title: 'Plan no disponible', text: 'Este plan está agotado', durationMs: 4000 },
  ]);
});

test('STOCK-03 without a reason the toast says that it is unavailable for now', () => {
  expect(inBothLanguages({ kind: 'unavailable', code: null, message: null })).toMatchObject([
    { text: 'This package is currently unavailable' },
    { text: 'Este plan no está disponible en este momento' },
  ]);
});

test('CHECKOUT-24 the toasts for changed prices and missing items contain the plan names', () => {
  expect(inBothLanguages({ kind: 'price-updated' }).map(({ title }) => title)).toEqual([
    'Price Updated',
    'Precio actualizado',
  ]);
  expect(inBothLanguages({ kind: 'items-unavailable' }).map(({ title }) => title)).toEqual([
    'Items Unavailable',
    'Artículos no disponibles',
  ]);
});

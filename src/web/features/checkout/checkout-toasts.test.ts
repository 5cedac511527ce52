import { expect, test } from 'vitest';
import type { CheckoutFailure } from '#core/checkout/explain-failure.ts';
import { serverMessages } from '../../language/create-server-i18n.server.ts';
import { couponToast, outcomeToast, type CheckoutSpeech } from './checkout-toasts.ts';

const speech = (language: 'en' | 'es'): CheckoutSpeech => ({
  language,
  t: serverMessages(language, 'checkout'),
  shell: serverMessages(language, 'shell'),
});
const [en, es] = [speech('en'), speech('es')];

const FAILURES: readonly (readonly [rule: string, why: CheckoutFailure, en: string, es: string])[] = [
  [
    'CHECKOUT-17',
    'prices-updated',
    'Prices have been updated. Please refresh the page and try again.',
    'Los precios han cambiado. Actualiza la página e inténtalo de nuevo.',
  ],
  [
    'CHECKOUT-18',
    'items-unavailable',
    'Some items in your cart are no longer available. Please refresh and try again.',
    'Algunos artículos de tu carrito ya no están disponibles. Actualiza la página e inténtalo de nuevo.',
  ],
  [
    'CHECKOUT-19',
    'payment-unavailable',
    'Payment processing is temporarily unavailable. Please try again later.',
    'El pago no está disponible por el momento. Inténtalo más tarde.',
  ],
  [
    'CHECKOUT-20',
    'security',
    'Security error. Please refresh the page and try again.',
    'Error de seguridad. Actualiza la página e inténtalo de nuevo.',
  ],
  [
    'CHECKOUT-21',
    'failed',
    'Failed to create checkout session. Please try again.',
    'No pudimos preparar el pago. Inténtalo de nuevo.',
  ],
  [
    'CHECKOUT-22',
    'network',
    'Network error occurred. Please check your connection and try again.',
    'Hubo un error de red. Revisa tu conexión e inténtalo de nuevo.',
  ],
  [
    'CHECKOUT-23',
    'connection',
    'Network connection error. Please check your internet connection and try again.',
    'Error de conexión. Revisa tu conexión a internet e inténtalo de nuevo.',
  ],
];

test.each(FAILURES)('CHECKOUT-16 %s a checkout that failed for %s says so in both languages', (...row) => {
  const [, why, english, spanish] = row;
  expect(outcomeToast({ kind: 'failed', why }, en)).toMatchObject({ title: 'Checkout Error', text: english });
  expect(outcomeToast({ kind: 'failed', why }, es)).toMatchObject({ title: 'Error al pagar', text: spanish });
});

test('CHECKOUT-24 changed prices and missing items have their own titles in both languages', () => {
  const titles = ({ t }: CheckoutSpeech) => [
    t('changed.prices-updated.title'),
    t('changed.items-unavailable.title'),
  ];
  expect([titles(en), titles(es)]).toEqual([
    ['Price Updated', 'Items Unavailable'],
    ['Precio actualizado', 'Artículos no disponibles'],
  ]);
});

test('CHECKOUT-04 a submit without an email or with an empty cart says what is missing', () => {
  expect([en, es].map((one) => outcomeToast({ kind: 'incomplete' }, one)?.text)).toEqual([
    'Please enter your email and add items to cart',
    'Escribe tu correo electrónico y añade artículos al carrito',
  ]);
});

test('STOCK-04 an invalid cart shows the shop’s reason, or the general one, in both languages', () => {
  const said = (code: 'withdrawn' | null, message: string | null) =>
    [en, es].map((one) => outcomeToast({ kind: 'unavailable', reason: { code, message } }, one)?.text);
  expect(said('withdrawn', 'This package is no longer available')).toEqual([
    'This package is no longer available',
    'Un plan de tu carrito ya no está disponible',
  ]);
  expect(said(null, null)).toEqual([
    'Some packages in your cart are no longer available',
    'Algunos planes de tu carrito ya no están disponibles',
  ]);
});

test('STOCK-05 a cart that could not be validated is told so, as bad news', () => {
  expect(outcomeToast({ kind: 'not-validated' }, en)).toEqual({
    title: 'Validation Error',
    text: 'Failed to validate package availability. Please try again.',
    tone: 'bad',
  });
  expect(outcomeToast({ kind: 'not-validated' }, es)?.title).toBe('Error de validación');
});

test('COUPON-01 COUPON-05 COUPON-06 each trouble with a coupon has its words in both languages', () => {
  const said = (outcome: Parameters<typeof couponToast>[0]) =>
    [en, es].map((one) => {
      const { title, text } = couponToast(outcome, one);
      return text === undefined ? title : `${title} / ${text}`;
    });
  expect(said({ kind: 'empty' })).toEqual(['Please enter a coupon code', 'Escribe un código de cupón']);
  expect(said({ kind: 'failed' })).toEqual([
    'Failed to validate coupon. Please try again.',
    'No pudimos comprobar el cupón. Inténtalo de nuevo.',
  ]);
  expect(said({ kind: 'invalid', message: null })).toEqual([
    'Invalid Coupon / This coupon code is not valid',
    'Cupón no válido / Este código de cupón no es válido',
  ]);
  expect(said({ kind: 'invalid', message: 'It has ended' })[0]).toBe('Invalid Coupon / It has ended');
});

test('COUPON-03 COUPON-04 an applied coupon says what is saved, a removed one that it is gone', () => {
  const discount = { code: 'SAVE5', amount: 0.45, description: null };
  expect(couponToast({ kind: 'applied', discount }, en)).toMatchObject({
    title: 'Coupon Applied!',
    text: 'You save $0.45.',
  });
  expect(couponToast({ kind: 'applied', discount }, es)).toMatchObject({ title: '¡Cupón aplicado!' });
  expect([en, es].map(({ t }) => t('coupon.removedTitle'))).toEqual(['Coupon Removed', 'Cupón quitado']);
});

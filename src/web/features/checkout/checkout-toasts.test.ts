import { expect, test } from 'vitest';
import type { CheckoutFailure } from '#core/checkout/explain-failure.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { couponMessage, couponToast } from '../../checkout/coupon/coupon-messages.ts';
import type { CheckoutI18n } from '../../checkout/use-checkout-i18n.ts';
import { outcomeToast } from './checkout-toasts.ts';

const i18n = (language: 'en' | 'es'): CheckoutI18n => ({
  language,
  t: messagesOf(language, 'checkout'),
  shell: messagesOf(language, 'shell'),
});
const [en, es] = [i18n('en'), i18n('es')];

const FAILURES: readonly (readonly [
  rule: string,
  why: Exclude<CheckoutFailure, 'consent'>,
  en: string,
  es: string,
])[] = [
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
    'No hemos podido preparar el pago. Inténtalo de nuevo.',
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
  [
    'CHECKOUT-34',
    'too-many',
    'Too many checkouts were started. Please wait a few minutes and try again.',
    'Se iniciaron demasiados pagos. Espera unos minutos e inténtalo de nuevo.',
  ],
];

test.each(FAILURES)('CHECKOUT-16 %s a checkout that failed for %s shows it in both languages', (...row) => {
  const [, reason, english, spanish] = row;
  expect(outcomeToast({ kind: 'failed', why: reason, code: null }, en, true)).toMatchObject({
    title: 'Checkout Error',
    text: english,
  });
  expect(outcomeToast({ kind: 'failed', why: reason, code: null }, es, true)).toMatchObject({
    title: 'Error al pagar',
    text: spanish,
  });
});

test('CHECKOUT-24 changed prices and missing items have their own titles in both languages', () => {
  const titles = ({ t }: CheckoutI18n) => [
    t('changed.prices-updated.title'),
    t('changed.items-unavailable.title'),
  ];
  expect([titles(en), titles(es)]).toEqual([
    ['Price Updated', 'Items Unavailable'],
    ['Precio actualizado', 'Artículos no disponibles'],
  ]);
});

test('CHECKOUT-04 a submit with an empty cart shows what is missing', () => {
  const texts = [
    'Please enter your email and add items to cart',
    'Escribe tu correo electrónico y añade artículos al carrito',
  ];
  expect([en, es].map((one) => outcomeToast({ kind: 'empty-cart' }, one, true)?.text)).toEqual(texts);
});

test('a field that is marked in the form needs no toast', () => {
  expect(outcomeToast({ kind: 'consent-required' }, en, true)).toBeNull();
});

test('STOCK-04 an invalid cart shows the shop’s reason, or the general one, in both languages', () => {
  const textsOf = (code: 'withdrawn' | null, message: string | null) =>
    [en, es].map((one) => outcomeToast({ kind: 'unavailable', reason: { code, message } }, one, true)?.text);
  expect(textsOf('withdrawn', 'This package is no longer available')).toEqual([
    'This package is no longer available',
    'Un plan de tu carrito ya no está disponible',
  ]);
  expect(textsOf(null, null)).toEqual([
    'Some packages in your cart are no longer available',
    'Algunos planes de tu carrito ya no están disponibles',
  ]);
});

test('STOCK-05 a cart that could not be validated is reported as an error', () => {
  expect(outcomeToast({ kind: 'not-validated' }, en, true)).toEqual({
    title: 'Validation Error',
    text: 'Failed to validate package availability. Please try again.',
    tone: 'bad',
  });
  expect(outcomeToast({ kind: 'not-validated' }, es, true)?.title).toBe('Error de validación');
});

test('CHECKOUT-42 without a connection the toast says so, and that nothing was charged', () => {
  for (const outcome of [{ kind: 'not-validated' }, { kind: 'failed', why: 'failed', code: null }] as const)
    expect(outcomeToast(outcome, es, false)).toMatchObject({
      title: 'Estás sin conexión',
      text: 'No se ha cobrado nada y no se pierde nada de lo que escribiste. Paga cuando vuelvas a tener conexión.',
    });
  // The server has answered this one.
  expect(outcomeToast({ kind: 'failed', why: 'coupon', code: 'SAVE5' }, en, false)?.title).not.toBe(
    'You are offline',
  );
});

type Problem = Parameters<typeof couponMessage>[0];

function textsOf(problem: Problem): string[] {
  return [en, es].map((one) => {
    const { title, text } = couponMessage(problem, one);
    return text === undefined ? title : `${title} / ${text}`;
  });
}

function rejected(code: 'not-valid' | 'expired' | 'minimum', message: string | null = null): Problem {
  return { kind: 'invalid', message, reason: { code, minimumCents: code === 'minimum' ? 2050 : null } };
}

test('COUPON-05 COUPON-06 each coupon problem has a text in both languages', () => {
  expect(textsOf({ kind: 'failed' })).toEqual([
    'Failed to validate coupon. Please try again.',
    'No hemos podido comprobar el cupón. Inténtalo de nuevo.',
  ]);
  expect(textsOf(rejected('not-valid'))).toEqual([
    'Invalid Coupon / This coupon code is not valid. Your total has not changed.',
    'Cupón no válido / Este código de cupón no es válido. El total no cambia.',
  ]);
  expect(textsOf(rejected('not-valid', 'It has ended'))[0]).toContain('Invalid Coupon / It has ended.');
});

test('COUPON-19 the reason is shown in both languages, with the missing amount', () => {
  expect(textsOf(rejected('expired'))[1]).toContain('Este código de cupón ha caducado.');
  expect(textsOf(rejected('minimum'))[0]).toContain('needs an order of at least $20.50');
  expect(textsOf(rejected('minimum'))[1]).toMatch(/al menos 20,50\s(US)?\$/);
});

test('COUPON-25 a coupon refused at payment: one sentence for all reasons, and the total is without it', () => {
  const reason = { code: 'not-for-this-order', minimumCents: null } as const;
  const [english, spanish] = textsOf({ kind: 'invalid', message: null, reason, wasApplied: true });
  expect(english).toBe(
    'Invalid Coupon / This code cannot be used for this order: it may be for a first order only, for one use per person, or used up. Your total is now without it.',
  );
  expect(spanish).toContain(
    'puede ser solo para un primer pedido, de un solo uso por persona o estar agotado. El total ya no lo incluye.',
  );
});

test('COUPON-01 only an empty code and an applied code show a toast', () => {
  expect([en, es].map((one) => couponToast({ kind: 'empty' }, one)?.title)).toEqual([
    'Please enter a coupon code',
    'Escribe un código de cupón',
  ]);
  for (const outcome of [{ kind: 'failed' } as const, rejected('not-valid')])
    expect(couponToast(outcome, en)).toBeNull();
});

test('CHECKOUT-28 the text behind a stored consent key never changes; a new text needs a new key', () => {
  const words = [en, es].flatMap(({ t }) => [
    t('delivery.withdrawal-tick-1'),
    t('delivery.withdrawal-note-1'),
    t('delivery.withdrawal-tick-2'),
    t('delivery.withdrawal-note-2'),
    t('delivery.withdrawal-tick-3'),
    t('delivery.withdrawal-note-3'),
  ]);
  expect(words).toEqual([
    'Deliver my eSIM right away. I know that my 14-day right of withdrawal ends once the eSIM has been used.',
    'We deliver right away. Once the eSIM has been used it cannot be returned; the 30-day guarantee stays.',
    'Add my top-up right away. I know that my 14-day right of withdrawal ends once the top-up has been used.',
    'We add it right away. Once the top-up has been used it cannot be returned; the 30-day guarantee stays.',
    'Prepare the gift right away. I know that my 14-day right of withdrawal ends once the eSIM has been used.',
    'We prepare the gift right away. Once the eSIM has been used it cannot be returned; the 30-day guarantee stays.',
    'Quiero recibir mi eSIM ahora mismo. Sé que mi derecho de desistimiento (14 días) termina cuando la eSIM se haya usado.',
    'Te la entregamos al momento. Una vez usada, no se puede devolver; la garantía de 30 días sigue en pie.',
    'Quiero la recarga de inmediato. Sé que mi derecho de desistimiento de 14 días termina cuando se use la recarga.',
    'La añadimos de inmediato. Una recarga usada no se puede devolver; la garantía de 30 días se mantiene.',
    'Quiero que el regalo se prepare ahora mismo. Sé que mi derecho de desistimiento (14 días) termina cuando la eSIM se haya usado.',
    'Preparamos el regalo al momento. Una vez usada, la eSIM no se puede devolver; la garantía de 30 días sigue en pie.',
  ]);
});

test('COUPON-03 COUPON-04 the toast of an applied coupon shows the saving, that of a removed one the removal', () => {
  const discount = { code: 'SAVE5', amountCents: 45, description: null };
  expect(couponToast({ kind: 'applied', discount }, en)).toMatchObject({
    title: 'Coupon Applied!',
    text: 'You save $0.45.',
  });
  expect(couponToast({ kind: 'applied', discount }, es)).toMatchObject({ title: '¡Cupón aplicado!' });
  expect([en, es].map(({ t }) => t('coupon.removedTitle'))).toEqual(['Coupon Removed', 'Cupón quitado']);
});

import { expect, test } from 'vitest';
import { NO_TOPUP_REASONS } from '#contract/orders/topups.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { noTopupsTexts } from './no-topups-texts.ts';

const [en, es] = [messagesOf('en', 'topup'), messagesOf('es', 'topup')];
const titles = (reason: (typeof NO_TOPUP_REASONS)[number]) =>
  [en, es].map((t) => noTopupsTexts(reason, t).title);

test('TOPUP-09 an eSIM without an ICCID says so in both languages', () => {
  expect(titles('no-iccid')).toEqual(['eSIM ICCID not available', 'El ICCID de la eSIM no está disponible']);
});

test('TOPUP-10 every other reason says that there are no top-ups, each with its own sentence', () => {
  for (const reason of NO_TOPUP_REASONS.filter((one) => one !== 'no-iccid'))
    expect(titles(reason)).toEqual(['No Top-ups Available', 'No hay recargas disponibles']);
  for (const t of [en, es])
    expect(new Set(NO_TOPUP_REASONS.map((reason) => noTopupsTexts(reason, t).text)).size).toBe(
      NO_TOPUP_REASONS.length,
    );
});

test('TOPUP-03 TOPUP-07 TOPUP-08 the specified sentences, word for word, and their Spanish', () => {
  expect([en, es].map((t) => t('selectOrType'))).toEqual([
    'Please select an eSIM or enter a valid ICCID',
    'Elige una eSIM o escribe un ICCID válido',
  ]);
  expect([en, es].map((t) => [t('failedTitle'), t('failedText')])).toEqual([
    ['Top-up Failed', 'Failed to purchase top-up'],
    ['La recarga falló', 'No se pudo comprar la recarga'],
  ]);
  expect([en, es].map((t) => t('loadFailed.title'))).toEqual([
    'Error Loading Top-ups',
    'Error al cargar las recargas',
  ]);
});

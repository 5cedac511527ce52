import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.server.ts';
import type { MessageKey, Namespace } from './translate.ts';

/** The English and the Spanish text. */
const inBoth = <const Name extends Namespace>(
  namespace: Name,
  key: MessageKey<Name>,
  values: Readonly<Record<string, string>> = {},
) => [messagesOf('en', namespace)(key, values), messagesOf('es', namespace)(key, values)];

test('AUTH-12 a password that is too short', () => {
  expect(inBoth('account', 'auth.field.tooShort')).toEqual([
    'Password must be at least 6 characters long',
    'La contraseña debe tener al menos 6 caracteres',
  ]);
});

test('AUTH-13 two different passwords', () => {
  expect(inBoth('account', 'auth.field.mismatch')).toEqual([
    'Passwords do not match',
    'Las contraseñas no coinciden',
  ]);
});

test('AUTH-18 a wrong email or password', () => {
  expect(inBoth('account', 'auth.error.invalid')).toEqual([
    'Invalid email or password. Please check your credentials and try again.',
    'Correo o contraseña incorrectos. Revisa tus datos e inténtalo de nuevo.',
  ]);
});

test('AUTH-19 an account that is not confirmed', () => {
  expect(inBoth('account', 'auth.error.unconfirmed')).toEqual([
    'Please check your email and click the confirmation link before signing in.',
    'Revisa tu correo y pulsa el enlace de confirmación antes de iniciar sesión.',
  ]);
});

test('AUTH-20 any other error of the sign-in', () => {
  expect(inBoth('account', 'auth.error.unexpected')).toEqual([
    'An unexpected error occurred',
    'Se produjo un error inesperado',
  ]);
});

test('AUTH-21 a sign-up with a known address', () => {
  expect(inBoth('account', 'auth.signUp.known')).toEqual([
    'An account with this email already exists. Please sign in instead.',
    'Ya existe una cuenta con este correo. Inicia sesión.',
  ]);
});

test('ESIM-07 ESIM-38 a failed refresh, with both specified phrases', () => {
  expect(inBoth('esims', 'mine.refreshFailed')).toEqual([
    'Could not refresh eSIM status',
    'No se pudo actualizar el estado de la eSIM',
  ]);
  expect(inBoth('esims', 'mine.refreshFailedText')).toEqual([
    expect.stringContaining('could not update eSIM status'),
    expect.stringContaining('no hemos podido actualizar el estado de la eSIM'),
  ]);
});

test('ESIM-08 ESIM-09 how long data takes after the activation, and whose network it is', () => {
  expect(inBoth('esims', 'mine.sync', { network: 'Airalo' })).toEqual([
    'Status and data come from Airalo. After activation, data sync takes 15-30 minutes.',
    'El estado y los datos vienen de Airalo. Tras la activación, los datos tardan entre 15 y 30 minutos en sincronizarse.',
  ]);
});

test('INSTALL-02 INSTALL-03 INSTALL-04 INSTALL-06 why one tap does not work', () => {
  expect(inBoth('install', 'direct.iosRequired')).toEqual(['iOS Required', 'Se necesita iOS']);
  expect(inBoth('install', 'direct.iosUpdate')).toEqual(['iOS Update Required', 'Hay que actualizar iOS']);
  expect(inBoth('install', 'direct.iosUpdateText', { version: 'iOS 16.2' })).toEqual([
    expect.stringContaining('iOS 16.2'),
    expect.stringContaining('iOS 16.2'),
  ]);
  expect(inBoth('install', 'direct.invalidUrl')).toEqual(['Invalid URL', 'URL no válida']);
  expect(inBoth('install', 'direct.appleNotAvailable')).toEqual([
    'iOS Direct install not available',
    'Instalación directa en iOS no disponible',
  ]);
});

test('INSTALL-07 a phone that does not open its installer is led to the QR code', () => {
  expect(inBoth('install', 'direct.failed')).toEqual(['Installation Error', 'Error de instalación']);
  expect(inBoth('install', 'direct.failedText')).toEqual([
    expect.stringContaining('Use the QR code instead'),
    expect.stringContaining('Usa el código QR'),
  ]);
});

test('INSTALL-08 an eSIM without a QR code', () => {
  const specified = ['QR Code not available for this eSIM', 'El código QR no está disponible para esta eSIM'];
  expect(inBoth('install', 'qr.missing')).toEqual(specified);
  expect(inBoth('saved-esims', 'codes.noQr')).toEqual(specified);
});

test('INSTALL-11 a failed copy', () => {
  const specified = ['Failed to copy to clipboard.', 'No se pudo copiar al portapapeles.'];
  expect(inBoth('install', 'manual.copyFailed')).toEqual(specified);
  expect(inBoth('saved-esims', 'codes.copyFailed')).toEqual(specified);
});

test('SUPPORT-09 a message to support that was refused, or got no response', () => {
  const refused = [
    'Failed to submit your message. Please try again.',
    'No se ha podido enviar tu mensaje. Inténtalo de nuevo.',
  ];
  const noResponse = [
    'Error sending your request. Please try again.',
    'Error al enviar tu solicitud. Inténtalo de nuevo.',
  ];
  expect(inBoth('support', 'problem.failed')).toEqual(refused);
  expect(inBoth('tickets', 'reply.failed')).toEqual(refused);
  expect(inBoth('support', 'problem.noResponse')).toEqual(noResponse);
  expect(inBoth('tickets', 'reply.noResponse')).toEqual(noResponse);
});

test('NEWS-03 a failed subscription', () => {
  expect(inBoth('shell', 'newsletter.failedTitle')).toEqual([
    'Subscription failed',
    'No se ha podido completar la suscripción',
  ]);
  expect(inBoth('shell', 'newsletter.failedText')).toEqual([
    'Please try again later.',
    'Inténtalo de nuevo más tarde.',
  ]);
});

test('ERROR-01 ERROR-06 the error screen', () => {
  expect(inBoth('shell', 'error.title')).toEqual(['Something went wrong', 'Algo salió mal']);
  expect(inBoth('shell', 'error.message')).toEqual([
    "We're sorry for the inconvenience. The application encountered an error.",
    'Sentimos las molestias. La aplicación encontró un error.',
  ]);
  expect(inBoth('shell', 'error.maxRetries')).toEqual([
    '(Max retries reached)',
    '(Se alcanzó el máximo de intentos)',
  ]);
});

test('ERROR-10 more plans that could not be loaded', () => {
  expect(inBoth('plans', 'list.moreFailed')).toEqual([
    'Failed to load more plans. Please try again.',
    'No se pudieron cargar más planes. Inténtalo de nuevo.',
  ]);
});

test('CALC-47 without a destination the cheapest plan is the cheapest global one', () => {
  const trip = { days: '7 days', need: '2.8 GB' };
  expect(inBoth('calculator', 'result.cheapestGlobal', trip)).toEqual([
    'Of the global plans that last 7 days and hold 2.8 GB, this one costs least.',
    'De los planes globales que duran 7 days y alcanzan para 2.8 GB, es el más barato.',
  ]);
});

test('CALC-33 CALC-47 without a destination only a global plan is said to be missing', () => {
  expect(inBoth('calculator', 'result.severalGlobal', { count: '3' })).toEqual([
    'No single global plan is enough for this trip. You would need 3 of these. No other global plan needs fewer, and of those that need as few it costs least.',
    'Ningún plan global alcanza por sí solo para este viaje. Necesitarías 3 de este. De ningún otro plan global harían falta menos, y entre los que requieren los mismos es el más barato.',
  ]);
});

test('CALC-44 why a plan is recommended, and what the best match gives for a higher price', () => {
  const trip = { days: '7 days', need: '2.8 GB' };
  expect(inBoth('calculator', 'result.cheapest', trip)).toEqual([
    'Of the plans that last 7 days and hold 2.8 GB, this one costs least.',
    'De los planes que duran 7 days y alcanzan para 2.8 GB, es el más barato.',
  ]);
  expect(inBoth('calculator', 'result.enough')).toEqual([
    'Cheapest that is enough',
    'El más barato que alcanza',
  ]);
  expect(inBoth('calculator', 'result.bestMatch')).toEqual([
    'Best match by size and price',
    'El que mejor encaja por tamaño y precio',
  ]);
  expect(inBoth('calculator', 'result.closer', { price: '$2' })).toEqual([
    'Its size is closer to your need, for $2 more.',
    'Su tamaño se acerca más a lo que necesitas, por $2 más.',
  ]);
});

test('CALC-51 more than can be ordered', () => {
  expect(inBoth('calculator', 'result.tooMany', { most: '5', count: '17' })).toEqual([
    'At most 5 of these can be ordered now, not 17.',
    'Ahora se pueden pedir como máximo 5 de este plan, no 17.',
  ]);
});

test('CARD-33 what the data of a plan is enough for is called an estimate', () => {
  expect(inBoth('plan', 'use.estimate')).toEqual([
    'An estimate from the assumptions of our calculator. Your apps may use more or less.',
    'Es una estimación con los supuestos de nuestra calculadora. Tus aplicaciones pueden gastar más o menos.',
  ]);
});

import { expect, test } from 'vitest';
import { cleanGiftText, hasLink, isBlank } from './gift-text.ts';

test.each([
  'Sign in at https://evil.example',
  'evil.example/login',
  'Go to EVIL.Com now',
  'www evil',
  'ev\u200bil.com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'write to me@shop',
  'http://1',
  'open 10.0.0.1',
  'Buen viaje.Te quiero',
  'हिन्दी.com',
  'example.भारत',
  'i❤.ws',
  'paypal\u200d.com',
  'paypal.\ufe0fcom/login',
  'Call tel:+1900123',
])('GIFT-04 "%s" could become a link', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'Happy birthday, Ana! Enjoy Japan. See you soon...',
  '5.5 GB for you, at 9.30',
  '¡Feliz cumpleaños! Nos vemos pronto. 💙👩‍👩‍👧',
  'e.g. Tokyo',
  '',
])('GIFT-04 "%s" is an ordinary message', (text) => {
  expect(hasLink(text)).toBe(false);
});

test('GIFT-04 a message is one paragraph without hidden characters', () => {
  expect(cleanGiftText('  Enjoy\r\n\r\n the\ttrip \u202eevil\u0007! ')).toBe('Enjoy the trip evil !');
  expect(cleanGiftText('👩‍👩‍👧')).toBe('👩‍👩‍👧');
});

test.each(['\u3164', '\u2800 \u2800', '\u200d', '\u115f\u1160', '\ufe0f', '\u0301'])(
  'GIFT-35 the name %j has nothing that a reader sees',
  (name) => {
    expect(isBlank(name)).toBe(true);
  },
);

test.each(['', '  ', '\u200b', 'Ana', '李', '٣', '💙', 'a\u3164', '⠁'])(
  'GIFT-35 %j is a name, or none',
  (name) => {
    expect(isBlank(name)).toBe(false);
  },
);

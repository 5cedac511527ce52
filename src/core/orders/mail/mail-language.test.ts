import { expect, test } from 'vitest';
import { mailLanguage } from './mail-language.ts';

const MAIL = { language: 'en', giftLanguage: 'es', ownerLanguage: 'pt' } as const;

test.each([
  ['order', 'en'],
  ['gift-receipt', 'en'],
  ['topup', 'en'],
  ['gift', 'es'],
  ['topup-owner', 'pt'],
] as const)('the mail "%s" is written in the language of who gets it', (kind, language) => {
  expect(mailLanguage({ ...MAIL, kind })).toBe(language);
});

test('a recipient whose language is not known gets the language of the order', () => {
  const unknown = { language: 'es', giftLanguage: null, ownerLanguage: null } as const;
  expect(mailLanguage({ ...unknown, kind: 'gift' })).toBe('es');
  expect(mailLanguage({ ...unknown, kind: 'topup-owner' })).toBe('es');
});

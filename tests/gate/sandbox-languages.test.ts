import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { LANGUAGES as SANDBOX_LANGUAGES } from '#sandbox/pages/languages.ts';

// The sandbox imports nothing of the shop, so the compiler cannot compare the two lists.
test('the payment page and the network of the sandbox have the languages of the shop', () => {
  expect(SANDBOX_LANGUAGES).toEqual(LANGUAGES);
});

import { expect, test } from 'vitest';
import { LANGUAGES, OFFERED_BY_DEFAULT } from '#core/language.ts';
import { pageLanguage } from './page-language.ts';

const from = (page: string) =>
  new Headers({ referer: `https://shop.example${page}`, 'accept-language': 'es' });
const accepting = (languages: string) => new Headers({ 'accept-language': languages });

test('LANG-20 a call has the language of its page, or the first accepted one, among those offered', () => {
  expect(pageLanguage(from('/pt/checkout'), LANGUAGES)).toBe('pt');
  expect(pageLanguage(from('/pt/checkout'), OFFERED_BY_DEFAULT)).toBe('en');
  expect(pageLanguage(from('/plans'), LANGUAGES)).toBe('en');
  expect(pageLanguage(accepting('pt-BR,pt;q=0.9,es;q=0.8'), LANGUAGES)).toBe('pt');
  expect(pageLanguage(accepting('pt-BR,pt;q=0.9,es;q=0.8'), OFFERED_BY_DEFAULT)).toBe('en');
  expect(pageLanguage(accepting('ES-mx'), OFFERED_BY_DEFAULT)).toBe('es');
  expect(pageLanguage(accepting('est'), OFFERED_BY_DEFAULT)).toBe('en');
  expect(pageLanguage(new Headers(), LANGUAGES)).toBe('en');
});

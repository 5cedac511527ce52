import { expect, test } from 'vitest';
import { foldText, wordsOnly } from './fold-text.ts';

test('case, accents and extra blanks do not matter', () => {
  expect(foldText('  São  Tomé & Príncipe ')).toBe('sao tome & principe');
  expect(foldText('ESPAÑA')).toBe('espana');
  expect(foldText('Türkiye, Smørrebrød, Łódź, Straße')).toBe('turkiye, smorrebrod, lodz, strasse');
});

test('a character that is not a letter or a digit separates words', () => {
  expect(wordsOnly(foldText('Côte d’Ivoire'))).toBe('cote d ivoire');
  expect(wordsOnly(foldText('%_*'))).toBe('');
});

import { expect, test } from 'vitest';
import { countryCodes, countryName } from '#core/catalogue/geography/country-names.ts';
import { placeWithArticle } from './place-with-article.ts';

test.each([
  ['Japón', 'Japón'],
  ['Estados Unidos', 'Estados Unidos'],
  ['El Salvador', 'El Salvador'],
  ['Islandia', 'Islandia'],
  ['Reino Unido', 'el Reino Unido'],
  ['República Dominicana', 'la República Dominicana'],
  ['Isla de Man', 'la Isla de Man'],
  ['Ciudad del Vaticano', 'la Ciudad del Vaticano'],
  ['Países Bajos', 'los Países Bajos'],
  ['Emiratos Árabes Unidos', 'los Emiratos Árabes Unidos'],
  ['Islas Caimán', 'las Islas Caimán'],
  ['Maldivas', 'las Maldivas'],
  ['Caribe neerlandés', 'el Caribe neerlandés'],
  ['Islas del Caribe', 'las Islas del Caribe'],
  ['Europa', 'Europa'],
])('GUIDE-02 %s is "%s" inside a Spanish sentence', (name, written) => {
  expect(placeWithArticle(name, 'es')).toBe(written);
});

test.each([
  ['Japan', 'Japan'],
  ['United Kingdom', 'the United Kingdom'],
  ['Dominican Republic', 'the Dominican Republic'],
  ['Netherlands', 'the Netherlands'],
  ['Czechia', 'Czechia'],
  ['Isle of Man', 'the Isle of Man'],
  ['Caribbean Netherlands', 'the Caribbean Netherlands'],
  ['Middle East and North Africa', 'the Middle East and North Africa'],
  ['Caribbean Islands', 'the Caribbean Islands'],
  ['U.S. Virgin Islands', 'the U.S. Virgin Islands'],
  ['Europe', 'Europe'],
])('GUIDE-02 %s is "%s" inside an English sentence', (name, written) => {
  expect(placeWithArticle(name, 'en')).toBe(written);
});

test('GUIDE-02 a Portuguese text puts no preposition before a name, so it has no article', () => {
  expect(placeWithArticle('Reino Unido', 'pt')).toBe('Reino Unido');
});

test('GUIDE-02 every group of islands has its article in both languages', () => {
  const islands = countryCodes().filter((code) => / Islands$/.test(countryName(code, 'en') ?? ''));
  expect(islands.length).toBeGreaterThan(10);
  for (const code of islands) {
    expect(placeWithArticle(countryName(code, 'en') ?? '', 'en')).toMatch(/^the /);
    const spanish = countryName(code, 'es') ?? '';
    if (spanish.startsWith('Islas ')) expect(placeWithArticle(spanish, 'es')).toBe(`las ${spanish}`);
  }
});

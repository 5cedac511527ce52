import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { AREA_NAMES } from './names/area-names.ts';
import { nameOfArea } from './region-names.ts';

test('DATA-23 every area has a name of its own in every translation, and every translated name is of an area', () => {
  const translated = new Set(Object.values(AREA_NAMES).flatMap((names) => Object.keys(names)));
  expect(translated.size).toBeGreaterThan(40);
  for (const area of translated) {
    expect(nameOfArea(area, 'en')).toBe(area);
    for (const names of Object.values(AREA_NAMES)) expect(names[area], area).toMatch(/\S/);
  }
  expect(LANGUAGES.map((language) => nameOfArea('southeast asia', language))).toEqual([
    'southeast asia',
    'Sudeste asiático',
    'Sudeste Asiático',
  ]);
  expect(nameOfArea('Atlantis', 'pt')).toBeNull();
});

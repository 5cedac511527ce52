import { describe, expect, test } from 'vitest';
import { forEachLanguage } from '#core/language.ts';
import { matchingOptions, optionNamed, optionsOf } from './destination-options.ts';

const OFFERED = [
  {
    slug: 'japan',
    names: { ...forEachLanguage(() => 'Japan'), es: 'Japón' },
    country_code: 'JP',
    coverage_type: 'local',
  },
  {
    slug: 'united-kingdom',
    names: { ...forEachLanguage(() => 'United Kingdom'), es: 'Reino Unido' },
    country_code: 'GB',
    coverage_type: 'local',
  },
  {
    slug: 'germany',
    names: { ...forEachLanguage(() => 'Germany'), es: 'Alemania' },
    country_code: 'DE',
    coverage_type: 'local',
  },
  {
    slug: 'europe',
    names: { ...forEachLanguage(() => 'Europe'), es: 'Europa' },
    country_code: null,
    coverage_type: 'regional',
  },
] as const;
const OPTIONS = optionsOf(OFFERED, 'en');
const slugs = (options: readonly { slug: string }[]) => options.map(({ slug }) => slug);

describe('the destinations to choose from', () => {
  test('they are named and sorted in the language of the page', () => {
    expect(optionsOf(OFFERED, 'es').map(({ name }) => name)).toEqual([
      'Alemania',
      'Europa',
      'Japón',
      'Reino Unido',
    ]);
  });

  test('they are found by names in both languages, without accents and by short names', () => {
    expect(slugs(matchingOptions(OPTIONS, 'jap'))).toEqual(['japan']);
    expect(slugs(matchingOptions(OPTIONS, 'JAPÓN'))).toEqual(['japan']);
    expect(slugs(matchingOptions(OPTIONS, 'alem'))).toEqual(['germany']);
    expect(slugs(matchingOptions(OPTIONS, 'uk'))).toEqual(['united-kingdom']);
    expect(slugs(matchingOptions(OPTIONS, 'king'))).toEqual(['united-kingdom']);
  });

  test('an empty search matches every destination, nonsense matches none', () => {
    expect(matchingOptions(OPTIONS, '  ')).toHaveLength(4);
    expect(matchingOptions(OPTIONS, '%')).toEqual([]);
    expect(matchingOptions(OPTIONS, '🏝'.repeat(5000))).toEqual([]);
  });

  test('a search that names one destination selects it, any other selects none', () => {
    expect(optionNamed(OPTIONS, 'japón')?.slug).toBe('japan');
    expect(optionNamed(OPTIONS, 'germ')?.slug).toBe('germany');
    expect(
      optionNamed(optionsOf([...OFFERED, { ...OFFERED[2], slug: 'germany-2' }], 'en'), 'germ'),
    ).toBeNull();
    expect(optionNamed(OPTIONS, 'atlantis')).toBeNull();
    expect(optionNamed(OPTIONS, '')).toBeNull();
  });
});

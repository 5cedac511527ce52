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
    expect(
      optionsOf(OFFERED, 'es')
        .filter(({ hasPlans }) => hasPlans)
        .map(({ name }) => name),
    ).toEqual(['Alemania', 'Europa', 'Japón', 'Reino Unido']);
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

  test('CALC-57 the whole name of a country without plans names it before any similar name; less of it, and its code, do not', () => {
    const nigeria = {
      ...OFFERED[0],
      slug: 'nigeria',
      names: forEachLanguage(() => 'Nigeria'),
      country_code: 'NG',
    };
    const options = optionsOf([...OFFERED, nigeria], 'es');
    expect(optionNamed(options, 'iran')).toMatchObject({ name: 'Irán', countryCode: 'IR', hasPlans: false });
    expect(optionNamed(options, 'Niger')).toMatchObject({ countryCode: 'NE', hasPlans: false });
    expect(slugs(matchingOptions(options, 'niger'))).toEqual(['NE', 'nigeria']);
    expect(optionNamed(options, 'nige')?.slug).toBe('nigeria');
    expect(matchingOptions(options, 'franc')).toEqual([]);
    expect(optionNamed(options, 'ir')).toBeNull();
    expect(optionNamed(options, 'nigeria')).toMatchObject({ hasPlans: true });
    expect(matchingOptions(options, '').every(({ hasPlans }) => hasPlans)).toBe(true);
  });

  test('CALC-52 a whole name or code comes first, then the start of a name, then that of a word', () => {
    const named = (name: string, country_code: string) => ({
      slug: name,
      names: forEachLanguage(() => name),
      country_code,
      coverage_type: 'local' as const,
    });
    const options = optionsOf(
      [
        named('Equatorial Guinea', 'GQ'),
        named('Guinea', 'GN'),
        named('Guinea-Bissau', 'GW'),
        named('U.S. Virgin Islands', 'VI'),
        named('Ukraine', 'UA'),
        named('United Arab Emirates', 'AE'),
        named('United Kingdom', 'GB'),
        named('United States', 'US'),
      ],
      'en',
    );
    const found = (typed: string) => slugs(matchingOptions(options, typed));
    expect(found('guinea')[0]).toBe('Guinea');
    expect(found('united states')[0]).toBe('United States');
    expect(found('uk')).toEqual(['United Kingdom', 'Ukraine']);
    expect(found('vi')[0]).toBe('U.S. Virgin Islands');
    expect(found('united').slice(0, 3)).toEqual(['United States', 'United Kingdom', 'United Arab Emirates']);
    expect(found('kingdom')).toEqual(['United Kingdom']);
  });
});

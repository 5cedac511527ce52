import { useId, type MouseEvent } from 'react';
import { Search, X } from 'lucide-react';
import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useTextBeforeHydration } from '../../browser/use-text-before-hydration.ts';
import { regionsOf, sectionId } from './country-groups.ts';
import type { CountryView } from './coverage-view.ts';

/** Longer than any country's name in any language. */
const LONGEST = 80;

type Properties = Readonly<{
  typed: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  region: CountryRegion | null;
  onRegion: (region: CountryRegion | null) => void;
  countries: readonly CountryView[];
  /** The number of matches, announced to screen readers; null when nothing is searched. */
  foundCount: number | null;
}>;

/**
 * Filters the list. Without scripts the box searches the plans instead, and a region links to its section of the
 * list.
 */
export function ListSearch(properties: Properties) {
  const { typed, onType, onSubmit, region, onRegion, countries, foundCount } = properties;
  const t = useMessages('coverage');
  const path = useLocalizedPath();
  const id = useId();
  const box = useTextBeforeHydration(({ value }) => onType(value));
  return (
    <div className="coverage-tools" data-is-searching={foundCount !== null && region === null}>
      <form
        action={path('/plans')}
        method="get"
        role="search"
        className="search-box"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <Search aria-hidden="true" className="ml-3 size-5 shrink-0 text-ink-soft" />
        <input
          ref={box}
          id={id}
          name="search"
          type="search"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value.slice(0, LONGEST))}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST}
          className="search-input"
        />
        {typed === '' ? null : (
          <button
            type="button"
            aria-label={t('search.clear')}
            onClick={() => onType('')}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </form>
      <p role="status" className="sr-only">
        {foundCount === null ? '' : t('list.found', { count: foundCount })}
      </p>
      <ul aria-label={t('region.label')} className="coverage-regions">
        {[null, ...regionsOf(countries)].map((value) => (
          <li key={value}>
            <RegionChip value={value} isSelected={value === region} onRegion={onRegion} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChipProperties = Readonly<{
  value: CountryRegion | null;
  isSelected: boolean;
  onRegion: (region: CountryRegion | null) => void;
}>;

function RegionChip({ value, isSelected, onRegion }: ChipProperties) {
  const t = useMessages('coverage');
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onRegion(value);
  };
  return (
    <a
      href={`#${sectionId(value)}`}
      onClick={choose}
      className="coverage-region"
      {...(isSelected ? { 'aria-current': 'true' as const } : {})}
    >
      {value === null ? t('region.all') : t(`region.${value}`)}
    </a>
  );
}

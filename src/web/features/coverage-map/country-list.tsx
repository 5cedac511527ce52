import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useHydrated } from '../../browser/hydration.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { groupCountries, sectionId, type CountryGroup } from './country-groups.ts';
import type { CountryView } from './coverage-view.ts';
import { countryHash } from './use-chosen-country.ts';

type Properties = Readonly<{
  countries: readonly CountryView[];
  chosen: string | null;
  /** These were found by a search: none of them is folded away. */
  isFound: boolean;
  isOneRegion: boolean;
  typed: string;
  onClear: () => void;
}>;

/** Every country of the map, as a list. On a phone each region is folded. */
export function CountryList({ countries, chosen, isFound, isOneRegion, typed, onClear }: Properties) {
  const t = useMessages('coverage');
  const list = useRef<HTMLDivElement>(null);
  useShowChosen(list, chosen);
  return (
    <div ref={list} id={sectionId(null)} className="coverage-list" data-is-found={isFound}>
      {countries.length === 0 ? (
        <div className="grid justify-items-start gap-3 p-4">
          <h2 className="text-xl wrap-anywhere">{t('list.emptyTitle', { typed: typed.trim() })}</h2>
          <p className="text-ink-soft">{t('list.emptyText')}</p>
          <button type="button" className={buttonClass('quiet')} onClick={onClear}>
            {t('list.showAll')}
          </button>
        </div>
      ) : (
        groupCountries(countries).map((group) => (
          <Group key={group.region} group={group} chosen={chosen} isFoldable={!isFound && !isOneRegion} />
        ))
      )}
    </div>
  );
}

/** Scrolls a country chosen on the map into view within the list; the page itself does not scroll. */
function useShowChosen(list: RefObject<HTMLElement | null>, chosen: string | null): void {
  useEffect(() => {
    // The item of the row: its place is measured within the list, that of the row within its item.
    const row = list.current?.querySelector('[aria-current="true"]')?.closest('li');
    if (list.current === null || !(row instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    const isVisible =
      row.offsetTop > scrollTop && row.offsetTop + row.offsetHeight < scrollTop + clientHeight;
    if (!isVisible) list.current.scrollTo({ top: row.offsetTop - clientHeight / 2 });
  }, [list, chosen]);
}

type GroupProperties = Readonly<{ group: CountryGroup; chosen: string | null; isFoldable: boolean }>;

function Group({ group: { region, countries }, chosen, isFoldable }: GroupProperties) {
  const t = useMessages('coverage');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = sectionId(region ?? 'other');
  const name = region === null ? t('region.other') : t(`region.${region}`);
  const count = (
    <span className="coverage-group-count">{t('legend.countries', { count: countries.length })}</span>
  );
  return (
    <section
      aria-labelledby={`${id}-name`}
      id={id}
      className="coverage-group"
      data-is-folded={isFoldable && !isUnfolded}
    >
      <h2 id={`${id}-name`} className="coverage-group-name" data-is-foldable={isFoldable}>
        <span className="coverage-group-label">
          {name}
          {count}
        </span>
        {isFoldable ? (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={`${id}-list`}
            className="coverage-fold"
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {name}
            {count}
            <ChevronDown aria-hidden="true" className="coverage-fold-mark" />
          </button>
        ) : null}
      </h2>
      <ul id={`${id}-list`}>
        {countries.map((country) => (
          <Row key={country.code} country={country} isChosen={country.code === chosen} />
        ))}
      </ul>
    </section>
  );
}

/** Links to the country on the map; before scripts run, to its plans. */
const Row = memo(function Row({ country, isChosen }: Readonly<{ country: CountryView; isChosen: boolean }>) {
  const t = useMessages('coverage');
  const path = useLocalizedPath();
  const isHydrated = useHydrated();
  const { code, name, plans, from, generation } = country;
  return (
    <li>
      <Link
        to={isHydrated ? { hash: countryHash(code) } : path(country.path)}
        preventScrollReset
        className="coverage-row"
        {...(isChosen ? { 'aria-current': 'true' as const } : {})}
      >
        <Flag countryCode={code} />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block text-sm text-ink-soft">
            {plans === 0
              ? t('list.regional', { price: from })
              : t('list.plans', { count: plans, price: from })}
          </span>
        </span>
        {generation === null ? null : <span className="coverage-generation">{generation}</span>}
      </Link>
    </li>
  );
});

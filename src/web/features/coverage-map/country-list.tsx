import { memo, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { ChevronDown } from 'lucide-react';
import { localizedPath } from '#core/language-path.ts';
import type { Language } from '#core/language.ts';
import type { Translate } from '#messages/translate.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { groupCountries, sectionId, type CountryGroup } from './country-groups.ts';
import type { CountryView, UnsoldCountry } from './coverage-view.ts';

type Properties = Readonly<{
  countries: readonly CountryView[];
  chosen: string | null;
  /** These were found by a search: none of them is folded away. */
  isFound: boolean;
  isOneRegion: boolean;
}> &
  SearchProperties;

type SearchProperties = Readonly<{
  typed: string;
  /** The country without plans that was typed. */
  unsold: UnsoldCountry | null;
  isLooking: boolean;
  onClear: () => void;
  onChoose: (code: string) => void;
}>;

/** Every country of the map, as a list. On a phone each region is folded. */
export function CountryList({ countries, chosen, isFound, isOneRegion, ...search }: Properties) {
  const list = useRef<HTMLDivElement>(null);
  useShowChosen(list, chosen);
  return (
    <div
      ref={list}
      id={sectionId(null)}
      className="coverage-list"
      data-is-found={isFound}
      onClick={(event) => {
        const code = pressedCountry(event);
        if (code === null) return;
        event.preventDefault();
        search.onChoose(code);
      }}
    >
      {countries.length === 0 ? (
        <NothingListed {...search} />
      ) : (
        groupCountries(countries).map((group) => (
          <Group key={group.region} group={group} chosen={chosen} isFoldable={!isFound && !isOneRegion} />
        ))
      )}
    </div>
  );
}

/** What was typed names no country with plans. */
function NothingListed({ typed, unsold, isLooking, onClear, onChoose }: SearchProperties) {
  const t = useMessages('coverage');
  if (isLooking) return <p className="p-4 text-ink-soft">{t('list.looking')}</p>;
  return (
    <div className="grid justify-items-start gap-3 p-4">
      <h2 className="text-xl wrap-anywhere">
        {unsold === null
          ? t('list.emptyTitle', { typed: typed.trim() })
          : t('list.unsoldTitle', { place: unsold.place })}
      </h2>
      <p className="text-ink-soft">{t(unsold === null ? 'list.emptyText' : 'panel.unsold')}</p>
      {unsold === null ? null : (
        <button type="button" className={buttonClass('primary')} onClick={() => onChoose(unsold.code)}>
          {t('list.show')}
        </button>
      )}
      <button type="button" className={buttonClass('quiet')} onClick={onClear}>
        {t('list.showAll')}
      </button>
    </div>
  );
}

/** The country of the row that was pressed; null where the browser is to follow the link, into a new tab for example. */
function pressedCountry(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('.coverage-row') : null;
  return row?.dataset['code'] ?? null;
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
  const language = useLanguage();
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
          <Row
            key={country.code}
            country={country}
            isChosen={country.code === chosen}
            t={t}
            language={language}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProperties = Readonly<{
  country: CountryView;
  isChosen: boolean;
  t: Translate<'coverage'>;
  language: Language;
}>;

/** Links to the country's plans; a plain press, which the list handles, chooses it on the map. One of 230. */
const Row = memo(function Row({ country, isChosen, t, language }: RowProperties) {
  const { code, name, path, plans, from, generation } = country;
  return (
    <li>
      <a
        href={localizedPath(path, language)}
        data-code={code}
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
      </a>
    </li>
  );
});

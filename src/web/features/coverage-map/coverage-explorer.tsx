import { useMemo, useRef, useState } from 'react';
import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import type { Colouring, CoverageView } from './coverage-view.ts';
import { CountryList } from './country-list.tsx';
import { CountryPanel } from './country-panel.tsx';
import { countryMeant, wholeRegion } from './country-meant.ts';
import { UnsoldPanel } from './unsold-panel.tsx';
import { ListSearch } from './list-search.tsx';
import { MapFrame } from './map/map-frame.tsx';
import { MapLegend } from './map/map-legend.tsx';
import { useChosenCountry } from './use-chosen-country.ts';
import { useCountrySearch } from './use-country-search.ts';
import { useReturningFocus } from './use-returning-focus.ts';
import listStyles from './country-list.css?url';
import mapStyles from './coverage-map.css?url';

/** What the visitor searched for and chose, and the countries that fit. */
function useExploring(countries: CoverageView['countries']) {
  const [region, setRegion] = useState<CountryRegion | null>(null);
  const [typed, setTyped] = useState('');
  const [code, choose] = useChosenCountry();
  const { codes: found, unsold, isLooking } = useCountrySearch(countries, typed);
  const byCode = useMemo(() => new Map(countries.map((country) => [country.code, country])), [countries]);
  const listed = countries.filter(
    (country) =>
      (found === null || found.has(country.code)) && (region === null || country.region === region),
  );
  const chosen = code === null ? null : (byCode.get(code) ?? null);
  const search = { typed, setTyped, isFound: found !== null, unsold, isLooking };
  const submit = () => {
    if (isLooking) return;
    const one = countryMeant(listed, typed)?.code ?? unsold?.code;
    if (one !== undefined) choose(one);
    else setRegion(wholeRegion(listed, countries) ?? region);
  };
  return { region, setRegion, search, listed, code, chosen, choose, submit };
}

/** The map, the chosen country and the list. Without scripts only the list, each country a link to its plans. */
export function CoverageExplorer({ countries, areas }: CoverageView) {
  const [colouring, setColouring] = useState<Colouring>('plans');
  const { region, setRegion, search, listed, code, chosen, choose, submit } = useExploring(countries);
  const { typed, setTyped, isFound, unsold, isLooking } = search;
  const top = useRef<HTMLDivElement>(null);
  const heading = useReturningFocus(code, top);
  const list = (
    <CountryList
      countries={listed}
      chosen={chosen?.code ?? null}
      isFound={isFound}
      isOneRegion={region !== null}
      typed={typed}
      unsold={unsold}
      isLooking={isLooking}
      onChoose={choose}
      onClear={() => {
        setTyped('');
        setRegion(null);
      }}
    />
  );
  return (
    <div className="coverage">
      <link rel="stylesheet" href={mapStyles} precedence="feature" />
      <link rel="stylesheet" href={listStyles} precedence="feature" />
      <ListSearch
        typed={typed}
        onType={setTyped}
        onSubmit={submit}
        region={region}
        onRegion={setRegion}
        countries={countries}
        foundCount={isFound && !isLooking ? listed.length : null}
      />
      {/* What was found is below the box; the whole list would put 200 links before the map. */}
      {isFound ? list : null}
      <MapLegend countries={countries} colouring={colouring} onColouring={setColouring} />
      <div
        ref={top}
        className="coverage-stage"
        onKeyDown={({ key }) => {
          if (key === 'Escape') choose(null);
        }}
      >
        <MapFrame
          countries={countries}
          colouring={colouring}
          region={region}
          chosen={code}
          onChoose={choose}
        />
        {chosen === null && code !== null ? (
          <UnsoldPanel code={code} heading={heading} onClose={() => choose(null)} />
        ) : (
          <CountryPanel country={chosen} areas={areas} heading={heading} onClose={() => choose(null)} />
        )}
      </div>
      {isFound ? null : list}
    </div>
  );
}

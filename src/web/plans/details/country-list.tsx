import { useId, useState } from 'react';
import { foldText } from '#core/catalogue/search/fold-text.ts';
import type { CountryNetworks } from '#core/plans/country-networks.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useHydrated } from '../../browser/hydration.tsx';

/** From this number of countries on, a search box is shown. */
const MANY = 10;

/** Each country with its networks. */
export function CountryList({ countries }: Readonly<{ countries: readonly CountryNetworks[] }>) {
  const t = useMessages('plan');
  const id = useId();
  const [typed, setTyped] = useState('');
  const hasSearch = useHydrated() && countries.length >= MANY;
  const wanted = foldText(typed.trim());
  const found = countries.filter(({ country }) => foldText(country).includes(wanted));
  return (
    <>
      {hasSearch ? (
        <>
          <label htmlFor={id} className="sr-only">
            {t('findCountry')}
          </label>
          <input
            id={id}
            type="search"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            placeholder={t('findCountry')}
            autoComplete="off"
            className="country-search"
          />
        </>
      ) : null}
      <dl className="country-list">
        {found.map(({ code, country, networks }) => (
          <div key={code}>
            <dt>{country}</dt>
            <dd>{networks.length === 0 ? t('networksUnknown') : networks.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={found.length === 0 ? 'py-2' : 'sr-only'}>
        {found.length === 0 ? t('countryNotFound', { typed }) : ''}
      </p>
    </>
  );
}

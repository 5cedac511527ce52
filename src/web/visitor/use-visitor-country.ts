import { useEffect, useSyncExternalStore } from 'react';
import { pageCountry } from './page-country.ts';

/** The ISO code of the country the visitor seems to be in; null while it is not known. */
export function useVisitorCountry(): string | null {
  useEffect(() => void pageCountry.load(), []);
  return useSyncExternalStore(pageCountry.subscribe, pageCountry.country, () => null);
}

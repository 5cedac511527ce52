import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../browser/hydration.tsx';

/**
 * The hash of a country on the map: `#jp`. The server never receives it, so the page is the same for every visitor.
 */
function countryHash(code: string): string {
  return `#${code.toLowerCase()}`;
}

/** The country in the URL's hash, so that links and the Back button work. Null until scripts run. */
export function useChosenCountry(): readonly [string | null, (code: string | null) => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const choose = (code: string | null) => {
    const next = code === null ? '' : countryHash(code);
    if (next === hash) return;
    void navigate({ pathname, search, hash: next }, { preventScrollReset: true });
  };
  return [isHydrated && /^#[a-z]{2}$/.test(hash) ? hash.slice(1).toUpperCase() : null, choose];
}

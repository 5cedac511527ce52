import { useSearchParams } from 'react-router';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { arrangeEsims } from '#core/esims/dashboard/arrange-esims.ts';
import { useNow } from '../../esims/use-now.ts';
import { useMyEsims } from '../../esims/use-my-esims.ts';

/** The eSIM in the address; without one, the first of the dashboard. */
export function useChosenEsim() {
  const [query, setQuery] = useSearchParams();
  const list = useMyEsims();
  const now = useNow();
  const esims = list.data === undefined ? [] : ordered(list.data.esims, now);
  const wanted = query.get('esim');
  return {
    list,
    esims,
    chosen: esims.find(({ id }) => id === wanted) ?? esims[0] ?? null,
    choose: (esim: string) => setQuery({ esim }, { replace: true, preventScrollReset: true }),
  };
}

function ordered(esims: readonly MyEsim[], now: Date): readonly MyEsim[] {
  const { current, earlier } = arrangeEsims(esims, now);
  return [...current, ...earlier];
}

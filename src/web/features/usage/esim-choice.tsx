import { ChevronDown } from 'lucide-react';
import { shownStatus } from '#core/esims/dashboard/shown-status.ts';
import { CoverageMark } from '../../esims/coverage-mark.tsx';
import { useNow } from '../../esims/use-now.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useChosenEsim } from './use-chosen-esim.ts';

/** Which eSIM the screen shows. With a single one there is nothing to choose. */
export function EsimChoice() {
  const t = useMessages('usage');
  const words = useMessages('esims');
  const now = useNow();
  const { esims, chosen, choose } = useChosenEsim();
  if (chosen === null || esims.length < 2) return null;
  return (
    <label className="usage-choice">
      <CoverageMark esim={chosen} />
      <span className="sr-only">{t('choose')}</span>
      <select value={chosen.id} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {/* What tells two of one order apart comes first: a phone has no room for the end. */}
        {esims.map((esim) => (
          <option key={esim.id} value={esim.id}>
            {[
              ...(esim.name === null ? [esim.country, ...esim.extras, esim.dataPlan] : [esim.name]),
              words(`mine.status.${shownStatus(esim, now)}`),
            ].join(' · ')}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="size-5" />
    </label>
  );
}

import { ChevronDown } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { shownStatus } from '#core/esims/dashboard/shown-status.ts';
import { CoverageMark } from '../../esims/coverage-mark.tsx';
import { useNow } from '../../esims/use-now.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAmounts } from './use-amounts.ts';
import { useChosenEsim } from './use-chosen-esim.ts';

/** Which eSIM the screen shows. With a single one there is nothing to choose. */
export function EsimChoice() {
  const t = useMessages('usage');
  const words = useMessages('esims');
  const { amount } = useAmounts();
  const now = useNow();
  const { esims, chosen, choose } = useChosenEsim();
  if (chosen === null || esims.length < 2) return null;
  const [name, ...others] = namesOf(chosen);
  const stateOf = (esim: MyEsim) => {
    const status = shownStatus(esim, now);
    const { usage } = esim;
    return status === 'active' && usage !== null && !usage.isUnlimited
      ? t('chart.left', { amount: amount(usage.remainingMegabytes) })
      : words(`mine.status.${status}`);
  };
  return (
    <label className="usage-choice">
      <CoverageMark esim={chosen} />
      <span className="sr-only">{t('choose')}</span>
      {/* A closed select has one line, which a phone would cut: what is chosen stands below it on two. */}
      <span aria-hidden="true" className="min-w-0 grow">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-sm font-normal text-ink-soft">
          {[...others, stateOf(chosen)].join(' · ')}
        </span>
      </span>
      <select value={chosen.id} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {/* What tells two of one order apart comes first: a phone has no room for the end. */}
        {esims.map((esim) => (
          <option key={esim.id} value={esim.id}>
            {[...namesOf(esim), stateOf(esim)].join(' · ')}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
    </label>
  );
}

function namesOf({ name, country, extras, dataPlan }: MyEsim): readonly string[] {
  return name === null ? [country, ...extras, dataPlan] : [name];
}

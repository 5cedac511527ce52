import type { MyEsim } from '#contract/account/my-esims.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useMessages } from '../../../language/use-messages.ts';

/** What a top-up or a new plan does for an eSIM that has ended. Empty for one that is another person's. */
export function AfterEnd({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('esims');
  const end = planEnd(esim, useNow());
  if (end === null || noInstallReason(esim) !== null) return null;
  if (esim.canTopUp)
    return <p className="text-ink-soft">{t(`details.after.${end.kind === 'data' ? 'data' : 'days'}`)}</p>;
  const isFinal = esim.noTopupReason === 'expired' || esim.noTopupReason === 'not-rechargeable';
  return isFinal ? <p className="text-ink-soft">{t('details.after.final')}</p> : null;
}

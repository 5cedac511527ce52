import { Plus, Smartphone } from 'lucide-react';
import type { UsageResponse } from '#contract/account/usage/usage.ts';
import { installPath } from '#core/esims/installation/esim-paths.ts';
import { isLowOnData } from '#core/esims/dashboard/next-action.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The useful next step: filled when the data does not last or little is left, or when the eSIM waits to be installed. */
export function UsageActions({ usage: { esim, forecast } }: Readonly<{ usage: UsageResponse }>) {
  const t = useMessages('usage');
  if (esim.display === 'ready_to_install') {
    return (
      <LocalizedLink to={installPath(esim.id)} className={buttonClass('primary')}>
        <Smartphone aria-hidden="true" className="size-5" />
        {t('install')}
      </LocalizedLink>
    );
  }
  if (!esim.canTopUp) return null;
  const isShort = forecast.kind === 'runs-out' || forecast.kind === 'used-up';
  const isNeeded = (isShort && esim.waiting.length === 0) || isLowOnData(esim);
  return (
    <LocalizedLink
      to={topupAddress({ esimId: esim.id })}
      className={buttonClass(isNeeded ? 'primary' : 'quiet')}
    >
      <Plus aria-hidden="true" className="size-5" />
      {t('topUp')}
    </LocalizedLink>
  );
}

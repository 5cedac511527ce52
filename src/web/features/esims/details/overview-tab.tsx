import type { ReactNode } from 'react';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { plansAddress } from '#core/esims/dashboard/plans-address.ts';
import { isSent, noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { isInstallFirst, nextAction } from '#core/esims/dashboard/next-action.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { helpPath, installPath } from '#core/esims/installation/esim-paths.ts';
import type { MyEsimView } from '../../../esims/use-my-esim.ts';
import { useNow } from '../../../esims/use-now.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { AfterEnd } from './after-end.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { DaysBeforeStart, PlanDaysLine } from './plan-days-line.tsx';
import { TopupList } from './topup-list.tsx';
import { DataLeft } from '../pass/data-left.tsx';
import { ReadingLine } from '../../../esims/reading-line.tsx';
import { SyncMessage } from '../pass/sync-message.tsx';
import { TimeLeft } from '../pass/time-left.tsx';
import { WaitingData } from '../pass/waiting-data.tsx';

/** Data and time left, when they were read, and the way to the installation. */
export function OverviewTab({ esim, actions }: Readonly<{ esim: MyEsimView; actions: ReactNode }>) {
  const t = useMessages('esims');
  const hasEnded = planEnd(esim, useNow()) !== null;
  const isOnNoPhone = esim.display === 'ready_to_install';
  const buttons = [<TopUpButton key="top-up" esim={esim} />, <InstallLink key="install" esim={esim} />];
  return (
    <div className="grid gap-5">
      <div className="boarding-pass esim-pass-wide">
        <div className="boarding-pass-main esim-pass-main">
          <DataLeft esim={esim} />
          <WaitingData esim={esim} />
          <OverviewFigures esim={esim} />
          <AfterEnd esim={esim} />
          {hasEnded ? null : <ReadingLine esim={esim} />}
        </div>
        <div className="boarding-pass-stub">
          <TimeLeft esim={esim} />
          <DaysBeforeStart esim={esim} />
          <div className="esim-pass-actions">
            {isInstallFirst(esim) ? buttons.toReversed() : buttons}
            {hasEnded ? (
              <LocalizedLink
                to={plansAddress(esim.country)}
                className={buttonClass(esim.canTopUp ? 'quiet' : 'primary')}
              >
                {t('mine.newPlan')}
              </LocalizedLink>
            ) : null}
            {hasEnded || isOnNoPhone || noInstallReason(esim) !== null ? null : (
              <LocalizedLink to={helpPath(esim.id, 'details')} className="quiet-link">
                {t('details.help')}
              </LocalizedLink>
            )}
          </div>
        </div>
      </div>
      {/* Nothing changes by itself any more: what to do comes first, on a phone on its first screen. */}
      {hasEnded ? <ReadingLine esim={esim} /> : null}
      <TopupList topups={esim.topups} />
      {actions}
      <PlanDaysLine esim={esim} />
      {hasEnded ? null : <SyncMessage networkName={esim.networkName} />}
    </div>
  );
}

/** Empty when there is nothing to install any more, or the customer should not do it: it is another person's, or sent to one. */
function InstallLink({ esim }: Readonly<{ esim: MyEsimView }>) {
  const t = useMessages('esims');
  const now = useNow();
  if (planEnd(esim, now) !== null || noInstallReason(esim) !== null || isSent(esim)) return null;
  return (
    <LocalizedLink
      to={installPath(esim.id)}
      className={buttonClass(nextAction(esim, now) === 'install' ? 'primary' : 'quiet')}
    >
      {t(esim.display === 'ready_to_install' ? 'mine.install' : 'mine.installation')}
    </LocalizedLink>
  );
}

/** The first action once the eSIM is on a phone. */
function TopUpButton({ esim }: Readonly<{ esim: MyEsimView }>) {
  const t = useMessages('esims');
  const now = useNow();
  if (!esim.canTopUp || esim.display === 'ready_to_install') return null;
  const isNext = nextAction(esim, now) === 'top-up';
  return (
    <LocalizedLink
      to={topupAddress({ esimId: esim.id })}
      className={buttonClass(isNext ? 'primary' : 'quiet')}
    >
      {t('mine.topUp')}
    </LocalizedLink>
  );
}

import type { ReactNode } from 'react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { plansAddress } from '#core/esims/dashboard/plans-address.ts';
import { noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { isInstallFirst, nextAction } from '#core/esims/dashboard/next-action.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { helpPath, installPath } from '#core/esims/installation/esim-paths.ts';
import type { MyEsimView } from '../../../esims/use-my-esim.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PlanDaysLine } from './plan-days-line.tsx';
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
  const buttons = [<TopUpButton key="top-up" esim={esim} />, <InstallLink key="install" esim={esim} />];
  return (
    <div className="grid gap-5">
      <div className="boarding-pass esim-pass-wide">
        <div className="boarding-pass-main esim-pass-main">
          <DataLeft esim={esim} />
          <WaitingData esim={esim} />
          <Figures esim={esim} />
          <ReadingLine esim={esim} />
        </div>
        <div className="boarding-pass-stub">
          <TimeLeft esim={esim} />
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
            {hasEnded || noInstallReason(esim) !== null ? null : (
              <LocalizedLink to={helpPath(esim.id, 'details')} className="quiet-link">
                {t('details.help')}
              </LocalizedLink>
            )}
          </div>
        </div>
      </div>
      <TopupList topups={esim.topups} />
      {actions}
      <PlanDaysLine esim={esim} />
      {hasEnded ? null : <SyncMessage networkName={esim.networkName} />}
    </div>
  );
}

/** Empty when there is nothing to install any more, or the customer should not do it. */
function InstallLink({ esim }: Readonly<{ esim: MyEsimView }>) {
  const t = useMessages('esims');
  const now = useNow();
  if (planEnd(esim, now) !== null || noInstallReason(esim) !== null) return null;
  return (
    <LocalizedLink
      to={installPath(esim.id)}
      // Installing an eSIM that is another person's takes it away.
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
  if (!esim.canTopUp) return null;
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

function Figures({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const { usage, display } = esim;
  const t = useMessages('esims');
  const now = useNow();
  const language = useLanguage();
  if (display === 'recycled') return <p className="text-ink-soft">{t('details.recycled')}</p>;
  if (usage === null) return <p className="text-ink-soft">{t('details.noFigures')}</p>;
  if (usage.isUnlimited) return <p className="text-ink-soft">{t('details.unlimitedText')}</p>;
  const figures = [
    ['used', usage.usedMegabytes],
    [planEnd(esim, now)?.kind === 'days' ? 'unused' : 'remaining', usage.remainingMegabytes],
    ['total', usage.totalMegabytes],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-2 py-2">
      {figures.map(([name, megabytes]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{t(`details.${name}`)}</dt>
          <dd className="figure text-lg">{formatData(megabytes, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

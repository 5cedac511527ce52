import type { ReactNode } from 'react';
import type { ListedEsim, MyEsim } from '#contract/account/my-esims.ts';
import { noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { isReadOnCard } from '#core/esims/dashboard/next-action.ts';
import { hasStarted, shownConnection } from '#core/esims/dashboard/plan-days.ts';
import { DaysStartLine } from '../../../esims/days-start-line.tsx';
import { ReadingLine } from '../../../esims/reading-line.tsx';
import { GiftLine } from '../../../gifts/gift-line.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useNow } from '../../../esims/use-now.ts';
import { CoverageMark } from '../../../esims/coverage-mark.tsx';
import { DataLeft } from './data-left.tsx';
import { ForecastLine } from './forecast-line.tsx';
import { EsimStatus } from './esim-status.tsx';
import { GivenLine } from './given-line.tsx';
import { PassActions } from './pass-actions.tsx';
import { TimeLeft } from './time-left.tsx';
import { WaitingData } from './waiting-data.tsx';

type Properties = Readonly<{
  esim: ListedEsim;
  /** It has the main action of the screen. */
  isMain: boolean;
  /** Actions of other features about this eSIM, below the pass. Null: none. */
  actions: ReactNode;
}>;

/** An eSIM as a boarding pass. The stub has its time and what can be done next. */
export function EsimPass({ esim, isMain, actions }: Properties) {
  const t = useMessages('esims');
  const headingId = `esim-${esim.id}`;
  const isStarted = hasStarted(esim);
  const isRead = isReadOnCard(esim, useNow());
  return (
    <article
      aria-labelledby={headingId}
      className={`boarding-pass ${actions === null ? '' : 'boarding-pass-footed'} ${isStarted ? 'esim-pass-wide' : ''}`}
    >
      <div className="boarding-pass-main esim-pass-main">
        <PassHeading id={headingId} esim={esim} />
        <EsimStatus esim={esim} />
        {esim.gift === null ? null : <GiftLine gift={esim.gift} />}
        <GivenLine esim={esim} />
        {esim.hasOpenWithdrawal ? <p className="font-semibold">{t('mine.returned')}</p> : null}
        {isStarted ? <Running esim={esim} /> : <Waiting esim={esim} />}
        {isRead ? <ReadingLine esim={esim} isNarrow={!isStarted} /> : null}
      </div>
      <div className="boarding-pass-stub">
        {isStarted ? (
          <TimeLeft esim={esim} />
        ) : (
          <div className="text-right">
            <p className="figure inline-block text-xl first-letter:uppercase sm:text-2xl">{esim.dataPlan}</p>
            <p className="text-sm text-ink-soft">{t('mine.days', { count: esim.validityDays })}</p>
          </div>
        )}
        <PassActions esim={esim} isMain={isMain} />
      </div>
      {actions === null ? null : <div className="boarding-pass-foot esim-pass-foot">{actions}</div>}
    </article>
  );
}

/** The customer's own name if there is one, otherwise the country. Below it what the rest of the pass does not say. */
function PassHeading({ id, esim }: Readonly<{ id: string; esim: MyEsim }>) {
  const more = [...(esim.name === null ? [] : [esim.country]), ...esim.extras].join(' · ');
  return (
    <div>
      <h2 id={id} className="flex items-center gap-2.5 text-xl">
        <CoverageMark esim={esim} />
        <span className="min-w-0 hyphens-auto wrap-break-word">{esim.name ?? esim.country}</span>
      </h2>
      <p className="text-sm text-ink-soft empty:hidden">{more}</p>
    </div>
  );
}

function Running({ esim }: Readonly<{ esim: ListedEsim }>) {
  const t = useMessages('esims');
  const { date } = useTimes();
  const since = shownConnection(esim);
  return (
    <>
      {since === null ? null : (
        <p className="text-sm text-ink-soft">{t('mine.since', { date: date(since) })}</p>
      )}
      <div className="mt-auto grid gap-2 pt-2">
        <DataLeft esim={esim} />
        <ForecastLine esim={esim} />
        <WaitingData esim={esim} />
      </div>
    </>
  );
}

function Waiting({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('esims');
  if (esim.display === 'pending') return <p className="text-sm text-ink-soft">{t('mine.pendingText')}</p>;
  // It tells the customer when to install it.
  if (noInstallReason(esim) !== null) return null;
  return <DaysStartLine text={esim.daysStart} startsOnInstall={esim.startsOnInstall} />;
}

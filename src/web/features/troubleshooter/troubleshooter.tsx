import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { installPath } from '#core/esims/installation/esim-paths.ts';
import { explainingStatus, mayBeUsedUp, networkProof } from '#core/esims/troubleshooter/network-proof.ts';
import type { ExplainingStatus } from '#core/esims/troubleshooter/troubleshoot.ts';
import { EsimUnavailable } from '../../esims/esim-unavailable.tsx';
import { NextPlan } from '../../esims/plan-ended.tsx';
import { useMyEsim } from '../../esims/use-my-esim.ts';
import { useReadingOnOpen } from '../../esims/use-reading-on-open.ts';
import { useNow } from '../../esims/use-now.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { KnownState } from './known-state.tsx';
import { LowData } from './low-data.tsx';
import { OwnerSupport } from './owner-support.tsx';
import { Questions } from './questions.tsx';
import { StepLoading } from './step-loading.tsx';
import { LATER_STEPS } from './step-hashes.ts';

/** Finds out why an installed eSIM has no internet. */
export function Troubleshooter({ esimId }: Readonly<{ esimId: string }>) {
  const { data: esim, error, isPending, isFetchedAfterMount, refetch } = useMyEsim(esimId);
  const [isRead, setIsRead] = useState(false);
  if (isPending) return <StepLoading />;
  if (esim === undefined) return <EsimUnavailable error={error} onRetry={() => void refetch()} />;
  if (isRead) return <OwnerHelp esim={esim} />;
  return (
    <FirstReading onEnd={() => setIsRead(true)}>
      {/* What an earlier screen fetched may say that the eSIM was read a moment ago. */}
      {isFetchedAfterMount ? <Reading esim={esim} onEnd={() => setIsRead(true)} /> : null}
    </FirstReading>
  );
}

/** So long the first step waits for the network. Then the last reading counts. */
const READING_MS = 5_000;

/** The first step depends on what the network reports now: a reading that arrives later would replace it. */
function FirstReading({ onEnd, children }: Readonly<{ onEnd: () => void; children: ReactNode }>) {
  const onTimeout = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => onTimeout(), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children}
      <StepLoading />
    </>
  );
}

function Reading({ esim, onEnd }: Readonly<{ esim: MyEsimDetails; onEnd: () => void }>) {
  useReadingOnOpen(esim, onEnd);
  return null;
}

/** The first step has no hash. */
const HASHES = ['', ...LATER_STEPS];

function OwnerHelp({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('troubleshooter');
  const now = useNow();
  const helped = {
    ...esim,
    status: explainingStatus(esim, now),
    isConnected: esim.firstConnectedAt !== null,
    proven: networkProof(esim, now),
    isLow: mayBeUsedUp(esim),
    details: esim,
  };
  return (
    <Questions
      esim={helped}
      hashes={HASHES}
      parts={(held) => ({
        known: (all) => <KnownState esim={held.details} proven={held.proven} all={all} />,
        explained: (reason, doubt) => (
          <>
            <p className="text-ink-soft">{t(`status.${reason}.text`)}</p>
            <WhatNext esim={held.details} reason={reason} doubt={doubt} />
          </>
        ),
        low: (goOn) => <LowData esim={held.details}>{goOn}</LowData>,
        solved: (
          <LocalizedLink to="/dashboard" className={buttonClass('primary')}>
            {t('solved.back')}
          </LocalizedLink>
        ),
        support: (checked) => <OwnerSupport esim={held} checked={checked} />,
      })}
    />
  );
}

type NextProperties = Readonly<{ esim: MyEsimDetails; reason: ExplainingStatus; doubt: ReactNode }>;

function WhatNext({ esim, reason, doubt }: NextProperties) {
  const t = useMessages('troubleshooter');
  if (reason === 'pending') return doubt;
  if (reason !== 'ready_to_install') return <NextPlan esim={esim}>{doubt}</NextPlan>;
  return (
    <div className="flex flex-wrap gap-3">
      <LocalizedLink to={installPath(esim.id)} className={buttonClass('primary')}>
        {t('install')}
      </LocalizedLink>
      {doubt}
    </div>
  );
}

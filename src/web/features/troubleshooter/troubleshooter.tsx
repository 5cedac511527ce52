import type { ReactNode } from 'react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { isLowOnData } from '#core/esims/dashboard/next-action.ts';
import { installPath } from '#core/esims/installation/esim-paths.ts';
import { explainingStatus, networkProof } from '#core/esims/troubleshooter/network-proof.ts';
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
  const { data: esim, error, isPending, refetch } = useMyEsim(esimId);
  if (isPending) return <StepLoading />;
  if (esim === undefined) return <EsimUnavailable error={error} onRetry={() => void refetch()} />;
  return <OwnerHelp esim={esim} />;
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
    isLow: isLowOnData(esim),
  };
  useReadingOnOpen(esim);
  return (
    <Questions
      esim={helped}
      hashes={HASHES}
      parts={{
        known: (all) => <KnownState esim={esim} proven={helped.proven} all={all} />,
        explained: (reason, doubt) => (
          <>
            <p className="text-ink-soft">{t(`status.${reason}.text`)}</p>
            <WhatNext esim={esim} reason={reason} doubt={doubt} />
          </>
        ),
        low: (goOn) => <LowData esim={esim}>{goOn}</LowData>,
        solved: (
          <LocalizedLink to="/dashboard" className={buttonClass('primary')}>
            {t('solved.back')}
          </LocalizedLink>
        ),
        support: (checked) => <OwnerSupport esim={helped} checked={checked} />,
      }}
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

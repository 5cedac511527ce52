import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { shownStatus } from '#core/esims/dashboard/shown-status.ts';
import { installPath } from '#core/esims/installation/esim-paths.ts';
import { EsimUnavailable } from '../../esims/esim-unavailable.tsx';
import { NextPlan } from '../../esims/plan-ended.tsx';
import { useMyEsim } from '../../esims/use-my-esim.ts';
import { useNow } from '../../esims/use-now.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { KnownState } from './known-state.tsx';
import { NotInstalledHint } from './not-installed-hint.tsx';
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
  const status = shownStatus(esim, useNow());
  return (
    <Questions
      esim={{ ...esim, status }}
      hashes={HASHES}
      parts={{
        known: <KnownState esim={esim} />,
        notInstalled: (
          <NotInstalledHint>
            <LocalizedLink to={installPath(esim.id)} className="underline underline-offset-4">
              {t('install')}
            </LocalizedLink>
          </NotInstalledHint>
        ),
        ended: (ended, doubt) => (
          <>
            <p className="text-ink-soft">{t(`status.${ended}.text`)}</p>
            {ended === 'pending' ? doubt : <NextPlan esim={esim}>{doubt}</NextPlan>}
          </>
        ),
        solved: (
          <LocalizedLink to="/dashboard" className={buttonClass('primary')}>
            {t('solved.back')}
          </LocalizedLink>
        ),
        support: (checked) => <OwnerSupport esim={{ ...esim, status }} checked={checked} />,
      }}
    />
  );
}

import type { ReactNode } from 'react';
import { ArrowLeft, Printer } from 'lucide-react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import { type PlanEnd, planEnd } from '#core/esims/dashboard/plan-end.ts';
import { noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { shownCodes } from '#core/esims/installation/shown-codes.ts';
import { FoldedCodes } from '../../esims/folded-codes.tsx';
import { NoInstallNotice } from '../../esims/no-install-notice.tsx';
import { PlanEnded } from '../../esims/plan-ended.tsx';
import { useNow } from '../../esims/use-now.ts';
import { isUnknownEsim, useMyEsim, useMyInstall } from '../../esims/use-my-esim.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PrintSheet } from './print-sheet.tsx';

/** One of the signed-in customer's eSIMs as an A4 page. An eSIM of another customer looks like an unknown one. */
export function PrintEsim({ esimId }: Readonly<{ esimId: string }>) {
  const details = useMyEsim(esimId);
  const install = useMyInstall(esimId);
  if (details.data !== undefined && shownCodes(details.data) === 'none')
    return <Loaded esim={null} details={details.data} />;
  // Without the details nobody knows whether it may still be installed, and by whom.
  if (details.isPending || install.isPending) return <Loading />;
  if (details.data === undefined || install.data === undefined) {
    const onRetry = () => void Promise.all([details.refetch(), install.refetch()]);
    return isUnknownEsim(details.error ?? install.error) ? <Unknown /> : <Failed onRetry={onRetry} />;
  }
  return <Loaded esim={install.data.esim} details={details.data} />;
}

/** `esim` null: nothing installs it any more. */
type LoadedProperties = Readonly<{ esim: InstallableEsim | null; details: MyEsimDetails }>;

function Loaded({ esim, details }: LoadedProperties) {
  const t = useMessages('esims');
  const now = useNow();
  const end = planEnd(details, now);
  const isToInstall = noInstallReason(details) === null;
  if (esim !== null && isToInstall && end === null)
    return <Printable esim={esim} details={details} end={null} back={<BackLink />} />;
  const sheet = esim === null ? null : <Printable esim={esim} details={details} end={end} back={null} />;
  return (
    <div className="print-folded">
      <div className="print-control">
        <BackLink />
      </div>
      <h2 className="text-2xl">{details.name ?? details.title}</h2>
      {isToInstall && end !== null ? (
        <PlanEnded esim={details} end={end}>
          {sheet}
        </PlanEnded>
      ) : (
        <>
          <NoInstallNotice esim={details} />
          {sheet === null ? null : <FoldedCodes words={t('noInstall.codes')}>{sheet}</FoldedCodes>}
        </>
      )}
    </div>
  );
}

type PrintableProperties = Readonly<{
  esim: InstallableEsim;
  details: MyEsimDetails;
  end: PlanEnd | null;
  back: ReactNode;
}>;

function Printable({ esim, details, end, back }: PrintableProperties) {
  const t = useMessages('saved-esims');
  return (
    <>
      <div className="print-control mb-6 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('print.button')}
        </button>
        {back}
      </div>
      <PrintSheet esim={esim} details={details} end={end} />
    </>
  );
}

function BackLink() {
  const t = useMessages('saved-esims');
  return (
    <LocalizedLink to="/dashboard" className={buttonClass('quiet')}>
      <ArrowLeft aria-hidden="true" className="size-5" />
      {t('print.back')}
    </LocalizedLink>
  );
}

function Loading() {
  const t = useMessages('saved-esims');
  return (
    <div role="status">
      <span className="sr-only">{t('print.loading')}</span>
      <Skeleton className="mb-6 h-11 w-56" />
      <Skeleton className="h-112 w-full" />
    </div>
  );
}

function Unknown() {
  const t = useMessages('saved-esims');
  return (
    <div role="alert" className="notice-card">
      <h2 className="text-2xl">{t('print.unknownTitle')}</h2>
      <p className="text-ink-soft">{t('print.unknown')}</p>
      <BackLink />
    </div>
  );
}

function Failed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('saved-esims');
  return (
    <div role="alert" className="notice-card">
      <p>{t('print.failed')}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {t('print.retry')}
      </button>
    </div>
  );
}

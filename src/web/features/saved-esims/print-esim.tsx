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
  const { data: install, error, isPending, refetch } = useMyInstall(esimId);
  const details = useMyEsim(esimId);
  return (
    <>
      {isPending || (install !== undefined && details.isPending) ? <Loading /> : null}
      {error === null ? null : isUnknownEsim(error) ? <Unknown /> : <Failed onRetry={() => void refetch()} />}
      {install === undefined || details.isPending ? null : (
        <Loaded esim={install.esim} details={details.data ?? null} />
      )}
    </>
  );
}

/** `details` null: they cannot be read now, and the codes install without them. */
type LoadedProperties = Readonly<{ esim: InstallableEsim; details: MyEsimDetails | null }>;

function Loaded({ esim, details }: LoadedProperties) {
  const t = useMessages('esims');
  const now = useNow();
  if (details === null) return <Printable esim={esim} details={null} end={null} back={<BackLink />} />;
  const end = planEnd(details, now);
  const isToInstall = noInstallReason(details) === null;
  if (isToInstall && end === null)
    return <Printable esim={esim} details={details} end={null} back={<BackLink />} />;
  const sheet =
    shownCodes(details) === 'none' ? null : <Printable esim={esim} details={details} end={end} back={null} />;
  return (
    <div className="print-folded">
      <div className="print-control">
        <BackLink />
      </div>
      <h2 className="text-2xl">{details.name ?? esim.title}</h2>
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

type PrintableProperties = LoadedProperties & Readonly<{ end: PlanEnd | null; back: ReactNode }>;

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

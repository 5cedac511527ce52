import { type ReactNode, useState } from 'react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { isBeforeStart } from '#core/esims/dashboard/plan-days.ts';
import { type PlanEnd, planEnd } from '#core/esims/dashboard/plan-end.ts';
import { isNotToInstall } from '#core/esims/installation/no-install-reason.ts';
import { installPath } from '#core/esims/installation/esim-paths.ts';
import { shownCodes } from '#core/esims/installation/shown-codes.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { EsimUnavailable } from '../../esims/esim-unavailable.tsx';
import { FoldedCodes } from '../../esims/folded-codes.tsx';
import { NoInstallNotice } from '../../esims/no-install-notice.tsx';
import { PlanEnded } from '../../esims/plan-ended.tsx';
import { type MyInstall, useMyEsim, useMyInstall } from '../../esims/use-my-esim.ts';
import { useNow } from '../../esims/use-now.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Flag } from '../../ui/flag.tsx';
import { DeleteWarning } from './delete-warning.tsx';
import { DeviceChecks } from './device-checks.tsx';
import { InAppNotice } from './in-app-notice.tsx';
import { InUse } from './in-use.tsx';
import { InstalledBar } from './installed-bar.tsx';
import { InstallLoading } from './install-loading.tsx';
import { InstallOptions, NetworkSteps } from './install-esim.tsx';
import { UntilLanding } from './landing-steps.tsx';
import { PhoneGuide } from './phone-guide.tsx';

/** Everything that installs one eSIM of the signed-in customer. */
export function InstallPage({ esimId }: Readonly<{ esimId: string }>) {
  const details = useMyEsim(esimId);
  const install = useMyInstall(esimId);
  if (details.data !== undefined && shownCodes(details.data) === 'none')
    return <LoadedPage details={details.data} install={null} />;
  if (details.isPending || install.isPending) return <InstallLoading />;
  if (details.data === undefined || install.data === undefined) {
    const retry = () => void Promise.all([details.refetch(), install.refetch()]);
    return <EsimUnavailable error={details.error ?? install.error} onRetry={retry} />;
  }
  return <LoadedPage details={details.data} install={install.data} />;
}

/** `install` null: nothing installs it any more. */
type LoadedProperties = Readonly<{ details: MyEsimDetails; install: MyInstall | null }>;

function LoadedPage({ details, install }: LoadedProperties) {
  const t = useMessages('esims');
  const [hasMarked, setHasMarked] = useState(false);
  const end = planEnd(details, useNow());
  const ways =
    install === null ? null : (
      <WaysToInstall {...{ ...install, details, hasMarked }} hasEnded={end !== null} />
    );
  if (isNotToInstall(details, end)) {
    return (
      <div className="grid gap-4">
        <Heading details={details} />
        <NoInstallNotice esim={details} />
        {ways === null ? null : <FoldedCodes words={t('noInstall.codes')}>{ways}</FoldedCodes>}
      </div>
    );
  }
  return (
    <>
      <Heading details={details} />
      <Ways details={details} end={end}>
        {ways}
      </Ways>
      {end === null || details.canTopUp ? <DeleteWarning /> : null}
      <InstalledBar esim={details} hasEnded={end !== null} onMark={() => setHasMarked(true)} />
    </>
  );
}

type ToInstallProperties = MyInstall &
  Readonly<{ details: MyEsimDetails; hasMarked: boolean; hasEnded: boolean }>;

function WaysToInstall({ details, esim, phonePage, hasMarked, hasEnded }: ToInstallProperties) {
  const t = useMessages('install');
  const { isInstalled, firstConnectedAt } = details;
  const isBeforeUse = firstConnectedAt === null && !hasEnded;
  return (
    <>
      {isInstalled ? null : <DeviceChecks esim={esim} />}
      <InAppNotice path={installPath(details.id)} />
      <UntilLanding isMarked={isInstalled && isBeforeUse} isNew={hasMarked}>
        <h3 className="sr-only">{t('heading')}</h3>
        <InstallOptions
          {...{ esim, phonePage }}
          isOnPhone={isInstalled || !isBeforeUse}
          saysStart={isBeforeStart(details)}
        />
        <PhoneGuide />
        <NetworkSteps esim={esim} />
      </UntilLanding>
    </>
  );
}

type WaysProperties = Readonly<{ details: MyEsimDetails; end: PlanEnd | null; children: ReactNode }>;

/** What installs it, open only while there is something to install. */
function Ways({ details, end, children }: WaysProperties) {
  if (end !== null) {
    return (
      <PlanEnded esim={details} end={end}>
        {children}
      </PlanEnded>
    );
  }
  if (details.firstConnectedAt === null) return children;
  return <InUse connectedAt={details.firstConnectedAt}>{children}</InUse>;
}

function Heading({ details: { countryCode, title } }: Readonly<{ details: MyEsimDetails }>) {
  return (
    <h2 className="mb-3 flex items-center gap-3 text-2xl">
      {countryCode === null ? null : <Flag countryCode={countryCode} />}
      {unbrokenData(title)}
    </h2>
  );
}

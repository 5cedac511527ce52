import { useState, type ReactNode } from 'react';
import { CircleHelp, CircleSlash } from 'lucide-react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import type { SharedUse } from '#contract/orders/shares.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { focusOnMount } from '../../browser/move-focus.ts';
import { FoldedCodes } from '../../esims/folded-codes.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { DeleteWarning } from './delete-warning.tsx';
import { DeviceChecks } from './device-checks.tsx';
import { InAppNotice } from './in-app-notice.tsx';
import { InUse } from './in-use.tsx';
import { MarkButton, type InstalledMark } from './installed-bar.tsx';
import { InstallOptions, NetworkSteps } from './install-esim.tsx';
import { UntilLanding } from './landing-steps.tsx';
import { PhoneGuide } from './phone-guide.tsx';

type Properties = Readonly<{
  esim: InstallableEsim;
  use: SharedUse;
  countryCode: string | null;
  /** The English path of this page, for another browser. */
  path: string;
  mark: InstalledMark;
  onHelp: () => void;
}>;

/** Everything that installs an eSIM, for a person who is not its owner. Folded when there is nothing left to install. */
export function InstallShared({ esim, use, countryCode, path, mark, onHelp }: Properties) {
  const t = useMessages('install');
  const [hasMarked, setHasMarked] = useState(false);
  const isBeforeUse = !use.isConnected && use.end === null;
  const isOnPhone = mark.isInstalled || !isBeforeUse;
  return (
    <>
      <h2 ref={focusOnMount} tabIndex={-1} className="mb-3 flex items-center gap-3 text-2xl">
        {countryCode === null ? null : <Flag countryCode={countryCode} />}
        {unbrokenData(esim.title)}
      </h2>
      <Ways use={use}>
        {mark.isInstalled ? null : <DeviceChecks esim={esim} />}
        <InAppNotice path={path} />
        <UntilLanding isMarked={mark.isInstalled && isBeforeUse} isNew={hasMarked}>
          <h3 className="sr-only">{t('heading')}</h3>
          <InstallOptions esim={esim} isOnPhone={isOnPhone} saysStart={isBeforeUse && !use.hasStarted} />
          <PhoneGuide />
          <NetworkSteps esim={esim} />
        </UntilLanding>
      </Ways>
      {use.end === null ? <DeleteWarning /> : null}
      <div className="install-bar">
        {isBeforeUse ? <MarkButton mark={mark} onMark={() => setHasMarked(true)} /> : null}
        <button type="button" className={buttonClass('quiet')} onClick={onHelp}>
          <CircleHelp aria-hidden="true" className="size-5" />
          {t('help')}
        </button>
      </div>
    </>
  );
}

function Ways({ use, children }: Readonly<{ use: SharedUse; children: ReactNode }>) {
  if (use.end !== null) return <Ended end={use.end}>{children}</Ended>;
  return use.isConnected ? <InUse connectedAt={null}>{children}</InUse> : children;
}

type EndedProperties = Readonly<{ end: NonNullable<SharedUse['end']>; children: ReactNode }>;

/** A top-up is its owner's to choose, so the recipient is led to the owner. */
function Ended({ end, children }: EndedProperties) {
  const t = useMessages('install');
  return (
    <>
      <section className="notice-card mb-6">
        <h3 className="flex items-center gap-2 text-2xl">
          <CircleSlash aria-hidden="true" className="size-6 shrink-0 text-warn" />
          {t(end === 'days' ? 'shared.daysOver' : 'shared.dataUsed')}
        </h3>
        <p>{t('shared.over')}</p>
      </section>
      <FoldedCodes words={t('inUse.codes')}>{children}</FoldedCodes>
    </>
  );
}

import { useState } from 'react';
import { CircleHelp } from 'lucide-react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { DeleteWarning } from './delete-warning.tsx';
import { DeviceChecks } from './device-checks.tsx';
import { InAppNotice } from './in-app-notice.tsx';
import { MarkButton, type InstalledMark } from './installed-bar.tsx';
import { InstallOptions, NetworkSteps } from './install-esim.tsx';
import { LandingSteps } from './landing-steps.tsx';
import { PhoneGuide } from './phone-guide.tsx';

type Properties = Readonly<{
  esim: InstallableEsim;
  countryCode: string | null;
  /** The English path of this page, for another browser. */
  path: string;
  mark: InstalledMark;
}>;

/** Everything that installs an eSIM, for a person who is not its owner. */
export function InstallShared({ esim, countryCode, path, mark }: Properties) {
  const t = useMessages('install');
  const [hasMarked, setHasMarked] = useState(false);
  return (
    <>
      <h2 ref={focusIt} tabIndex={-1} className="mb-3 flex items-center gap-3 text-2xl">
        {countryCode === null ? null : <Flag countryCode={countryCode} />}
        {unbrokenData(esim.title)}
      </h2>
      <DeviceChecks esim={esim} />
      <InAppNotice path={path} />
      {mark.isInstalled ? <LandingSteps isNew={hasMarked} /> : null}
      <h3 className="sr-only">{t('heading')}</h3>
      <InstallOptions esim={esim} isOnPhone={mark.isInstalled} />
      <PhoneGuide />
      <NetworkSteps esim={esim} />
      <DeleteWarning />
      <div className="install-bar">
        <MarkButton mark={mark} onMark={() => setHasMarked(true)} />
        <LocalizedLink to="/contact" className={buttonClass('quiet')}>
          <CircleHelp aria-hidden="true" className="size-5" />
          {t('help')}
        </LocalizedLink>
      </div>
    </>
  );
}

/** The button that revealed the eSIM is gone, so the focus moves to what it showed. */
function focusIt(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

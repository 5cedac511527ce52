import { Smartphone, WifiOff } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import type { PhoneSystem } from '#core/devices/phone-system.ts';
import { androidInstall, appleInstall, type DirectInstall } from '#core/esims/direct-install.ts';
import { directInstall } from '#core/esims/installation/install-order.ts';
import { useIsOnline } from '../../browser/use-is-online.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { type PhonePlatform, refusalReason } from './direct-install-reason.ts';
import { InstallOption, type OptionPlace } from './install-option.tsx';
import { PhonePageButton } from './phone-page-button.tsx';
import { watchDirectInstall } from './watch-direct-install.ts';
import type { MyInstall } from '../../esims/use-my-esim.ts';

type Properties = Readonly<{
  esim: InstallableEsim;
  system: PhoneSystem;
  place: OptionPlace;
  hasHints: boolean;
  phonePage: MyInstall['phonePage'] | null;
}>;

/** Without a known phone both systems are named. */
const NEEDS = { ios: 'needsIos', android: 'needsAndroid', other: 'needs' } as const;

/**
 * Installs with one tap on the phone itself. A computer shows how to get the page onto the phone; a phone on which it
 * cannot work shows why.
 */
export function DirectInstallOption({ esim, system, place, hasHints, phonePage }: Properties) {
  const t = useMessages('install');
  const apple = appleInstall(esim.appleInstallUrl, system);
  const android = androidInstall(esim.androidInstallUrl, system);
  const { title } = esim;
  const here = directInstall(esim, system);
  if (here !== null && here.kind !== 'possible') {
    const reason = refusalReason(here, system.name === 'ios' ? 'apple' : 'android', t);
    return (
      <InstallOption {...place} title={t('direct.title')} text={null}>
        <p>
          <strong className="block">{reason.title}</strong>
          <span className="text-ink-soft">{reason.text}</span>
        </p>
      </InstallOption>
    );
  }
  return (
    <InstallOption {...place} title={t('direct.title')} text={hasHints ? t('direct.text') : null}>
      {system.name === 'other' && phonePage !== null ? <PhonePageButton page={phonePage} /> : null}
      <div className="grid gap-3">
        {system.name === 'android' ? null : <DirectButton platform="apple" outcome={apple} title={title} />}
        {system.name === 'ios' ? null : <DirectButton platform="android" outcome={android} title={title} />}
      </div>
      {hasHints ? <p className="text-sm text-ink-soft">{t(`direct.${NEEDS[system.name]}`)}</p> : null}
    </InstallOption>
  );
}

type ButtonProperties = Readonly<{ platform: PhonePlatform; outcome: DirectInstall; title: string }>;

function DirectButton({ platform, outcome, title }: ButtonProperties) {
  const t = useMessages('install');
  const words = (
    <>
      <Smartphone aria-hidden="true" className="size-5" />
      <span>
        {t(`direct.${platform}`)}
        <span className="sr-only"> {title}</span>
      </span>
    </>
  );
  if (outcome.kind === 'possible') return <InstallerLink url={outcome.url}>{words}</InstallerLink>;
  const reason = refusalReason(outcome, platform, t);
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      onClick={() => toasts.show({ ...reason, tone: 'bad' })}
    >
      {words}
    </button>
  );
}

/** Without a connection the phone cannot fetch the eSIM: the link stays in reach, does nothing and says why. */
function InstallerLink({ url, children }: Readonly<{ url: string; children: ReactNode }>) {
  const t = useMessages('install');
  const isOnline = useIsOnline();
  const reasonId = useId();
  const open = (event: MouseEvent) => {
    if (isOnline)
      watchDirectInstall(() =>
        toasts.show({ title: t('direct.failed'), text: t('direct.failedText'), tone: 'bad' }),
      );
    else event.preventDefault();
  };
  return (
    <>
      <a
        href={url}
        rel="noreferrer"
        className={`aria-disabled:opacity-60 ${buttonClass('primary')}`}
        aria-disabled={!isOnline}
        aria-describedby={isOnline ? undefined : reasonId}
        onClick={open}
      >
        {children}
      </a>
      {isOnline ? null : (
        <p id={reasonId} className="flex gap-2 text-sm text-warn">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('direct.offline')}
        </p>
      )}
    </>
  );
}

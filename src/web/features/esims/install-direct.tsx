import { Smartphone } from 'lucide-react';
import type { InstallableEsim } from '#contract/checkout-sessions.ts';
import type { PhoneSystem } from '#core/devices/phone-system.ts';
import { androidInstall, appleInstall, type DirectInstall } from '#core/esims/direct-install.ts';
import type { Translate } from '#messages/translate.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { InstallOption } from './install-option.tsx';

type Properties = Readonly<{ esim: InstallableEsim; system: PhoneSystem; hasHints: boolean }>;

/** Installs with one tap on the phone itself. On other devices the buttons explain what is needed. */
export function DirectInstallOption({ esim, system, hasHints }: Properties) {
  const t = useMessages('esims');
  const apple = appleInstall(esim.appleInstallUrl, system);
  const android = androidInstall(esim.androidInstallUrl, system);
  const buttons = [
    { platform: 'apple', outcome: apple },
    { platform: 'android', outcome: android },
  ] as const;
  const inOrder = system.name === 'android' ? buttons.toReversed() : buttons;
  return (
    <InstallOption title={t('install.direct.title')} text={hasHints ? t('install.direct.text') : null}>
      <div className="grid gap-3">
        {inOrder.map(({ platform, outcome }) => (
          <DirectButton key={platform} platform={platform} outcome={outcome} title={esim.title} />
        ))}
      </div>
      {hasHints ? <p className="text-sm text-ink-soft">{t('install.direct.needs')}</p> : null}
    </InstallOption>
  );
}

type PhonePlatform = 'apple' | 'android';

type ButtonProperties = Readonly<{ platform: PhonePlatform; outcome: DirectInstall; title: string }>;

function DirectButton({ platform, outcome, title }: ButtonProperties) {
  const t = useMessages('esims');
  const words = (
    <>
      <Smartphone aria-hidden="true" className="size-5" />
      <span>
        {t(`install.direct.${platform}`)}
        <span className="sr-only"> {title}</span>
      </span>
    </>
  );
  if (outcome.kind === 'possible') {
    return (
      <a href={outcome.url} rel="noreferrer" className={buttonClass('primary')}>
        {words}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      onClick={() => toasts.show({ ...reasonOf(outcome, platform, t), tone: 'bad' })}
    >
      {words}
    </button>
  );
}

type Refusal = Exclude<DirectInstall, { kind: 'possible' }>;
type Reason = Readonly<{ title: string; text: string }>;

function reasonOf(outcome: Refusal, platform: PhonePlatform, t: Translate<'esims'>): Reason {
  switch (outcome.kind) {
    case 'not-available':
      return { title: t('install.direct.appleNotAvailable'), text: t('install.direct.notAvailableText') };
    case 'invalid-url':
      return { title: t('install.direct.invalidUrl'), text: t('install.direct.invalidUrlText') };
    case 'other-phone':
      return platform === 'apple'
        ? { title: t('install.direct.iosRequired'), text: t('install.direct.iosRequiredText') }
        : { title: t('install.direct.androidRequired'), text: t('install.direct.androidRequiredText') };
    case 'update-required': {
      const version = outcome.version ?? t('install.direct.unknownVersion');
      return platform === 'apple'
        ? { title: t('install.direct.iosUpdate'), text: t('install.direct.iosUpdateText', { version }) }
        : {
            title: t('install.direct.androidUpdate'),
            text: t('install.direct.androidUpdateText', { version }),
          };
    }
  }
}

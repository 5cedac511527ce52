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
  const t = useMessages('install');
  const apple = appleInstall(esim.appleInstallUrl, system);
  const android = androidInstall(esim.androidInstallUrl, system);
  const buttons = [
    { platform: 'apple', outcome: apple },
    { platform: 'android', outcome: android },
  ] as const;
  const inOrder = system.name === 'android' ? buttons.toReversed() : buttons;
  return (
    <InstallOption title={t('direct.title')} text={hasHints ? t('direct.text') : null}>
      <div className="grid gap-3">
        {inOrder.map(({ platform, outcome }) => (
          <DirectButton key={platform} platform={platform} outcome={outcome} title={esim.title} />
        ))}
      </div>
      {hasHints ? <p className="text-sm text-ink-soft">{t('direct.needs')}</p> : null}
    </InstallOption>
  );
}

type PhonePlatform = 'apple' | 'android';

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

function reasonOf(outcome: Refusal, platform: PhonePlatform, t: Translate<'install'>): Reason {
  switch (outcome.kind) {
    case 'not-available':
      return { title: t('direct.appleNotAvailable'), text: t('direct.notAvailableText') };
    case 'invalid-url':
      return { title: t('direct.invalidUrl'), text: t('direct.invalidUrlText') };
    case 'other-phone':
      return platform === 'apple'
        ? { title: t('direct.iosRequired'), text: t('direct.iosRequiredText') }
        : { title: t('direct.androidRequired'), text: t('direct.androidRequiredText') };
    case 'update-required': {
      const version = outcome.version ?? t('direct.unknownVersion');
      return platform === 'apple'
        ? { title: t('direct.iosUpdate'), text: t('direct.iosUpdateText', { version }) }
        : {
            title: t('direct.androidUpdate'),
            text: t('direct.androidUpdateText', { version }),
          };
    }
  }
}

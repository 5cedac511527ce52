import type { DirectInstall } from '#core/esims/direct-install.ts';
import type { Translate } from '#messages/translate.ts';

export type PhonePlatform = 'apple' | 'android';

type Refusal = Exclude<DirectInstall, { kind: 'possible' }>;
type Reason = Readonly<{ title: string; text: string }>;

/** Why one tap does not work here, in the words of the specification. */
export function refusalReason(outcome: Refusal, platform: PhonePlatform, t: Translate<'install'>): Reason {
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
        : { title: t('direct.androidUpdate'), text: t('direct.androidUpdateText', { version }) };
    }
  }
}

import { isAtLeast, type PhoneSystem } from '#core/devices/phone-system.ts';
import { checkedAppleUrl } from './install-links.ts';

/** The first iOS version that opens eSIM links. */
const FIRST_IOS = [17, 4] as const;
const FIRST_ANDROID = [10, 0] as const;

export type DirectInstall =
  | Readonly<{ kind: 'possible'; url: string }>
  /** The network sent no link for this eSIM. */
  | Readonly<{ kind: 'not-available' }>
  | Readonly<{ kind: 'invalid-url' }>
  | Readonly<{ kind: 'other-phone' }>
  /** `version` is the phone's version; null when it is not reported. */
  | Readonly<{ kind: 'update-required'; version: string | null }>;

/** Whether this device can install with one tap through Apple's link, and if not, why. */
export function appleInstall(url: string | null, system: PhoneSystem): DirectInstall {
  if (url === null) return { kind: 'not-available' };
  if (system.name !== 'ios') return { kind: 'other-phone' };
  if (!isAtLeast(system.version, FIRST_IOS)) return updateRequired(system);
  const checked = checkedAppleUrl(url);
  return checked === null ? { kind: 'invalid-url' } : { kind: 'possible', url: checked };
}

/** The same for Google's link. */
export function androidInstall(url: string, system: PhoneSystem): DirectInstall {
  if (system.name !== 'android') return { kind: 'other-phone' };
  return isAtLeast(system.version, FIRST_ANDROID) ? { kind: 'possible', url } : updateRequired(system);
}

function updateRequired({ version }: PhoneSystem): DirectInstall {
  return { kind: 'update-required', version: version === null ? null : version.join('.') };
}

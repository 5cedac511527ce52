import type { PhoneSystem } from '#core/devices/phone-system.ts';
import { androidInstall, appleInstall, type DirectInstall } from '../direct-install.ts';

/** `direct`: one tap on this phone. `qr`: scanned with the phone. `manual`: the values are typed or copied. */
export type InstallWay = 'direct' | 'qr' | 'manual';

type Links = Readonly<{ appleInstallUrl: string | null; androidInstallUrl: string }>;

/** The ways to install an eSIM on this device, the best one first. All three are always there. */
export function installOrder(links: Links, system: PhoneSystem): readonly InstallWay[] {
  if (directInstall(links, system)?.kind === 'possible') return ['direct', 'qr', 'manual'];
  // A phone cannot scan its own screen, so the values come before the explanation why one tap does not work.
  return system.name === 'other' ? ['qr', 'direct', 'manual'] : ['qr', 'manual', 'direct'];
}

/** One tap on this device. Null: it is not a phone. */
export function directInstall(links: Links, system: PhoneSystem): DirectInstall | null {
  if (system.name === 'ios') return appleInstall(links.appleInstallUrl, system);
  return system.name === 'android' ? androidInstall(links.androidInstallUrl, system) : null;
}

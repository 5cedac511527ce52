import type { PhoneSystem } from '#core/devices/phone-system.ts';
import { androidInstall, appleInstall, type DirectInstall } from '../direct-install.ts';

/** `direct`: one tap on this phone. `qr`: scanned with the phone. `manual`: the values are typed or copied. */
export type InstallWay = 'direct' | 'qr' | 'manual';

type Links = Readonly<{ appleInstallUrl: string | null; androidInstallUrl: string }>;

/** The ways to install an eSIM on this device, the best one first. All three are always there. */
export function installOrder(links: Links, system: PhoneSystem): readonly InstallWay[] {
  if (directInstall(links, system)?.kind === 'possible') return ['direct', 'qr', 'manual'];
  // A phone cannot scan its own screen; last comes the explanation why one tap does not work on it.
  return isPhone(system) ? ['manual', 'qr', 'direct'] : ['qr', 'direct', 'manual'];
}

type Installable = Links & Readonly<{ qr: Readonly<{ path: string }> }>;

/** The ways of `installOrder` that work. One tap offered on a computer works on the phone that opens the page. */
export function workingWays(esim: Installable, system: PhoneSystem): readonly InstallWay[] {
  const works: Readonly<Record<InstallWay, boolean>> = {
    direct: !isPhone(system) || directInstall(esim, system)?.kind === 'possible',
    qr: esim.qr.path !== '',
    manual: true,
  };
  return installOrder(esim, system).filter((way) => works[way]);
}

function isPhone({ name }: PhoneSystem): boolean {
  return name !== 'other';
}

/** One tap on this device. Null: it is not a phone. */
export function directInstall(links: Links, system: PhoneSystem): DirectInstall | null {
  if (system.name === 'ios') return appleInstall(links.appleInstallUrl, system);
  return system.name === 'android' ? androidInstall(links.androidInstallUrl, system) : null;
}

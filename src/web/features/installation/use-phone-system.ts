import { useSyncExternalStore } from 'react';
import { phoneSystem, type PhoneSystem } from '#core/devices/phone-system.ts';

const ON_THE_SERVER: PhoneSystem = { name: 'other', version: null };

let known: PhoneSystem | null = null;

/** The operating system of this device; it does not change while a page is open. */
export function usePhoneSystem(): PhoneSystem {
  return useSyncExternalStore(neverChanges, readOnce, () => ON_THE_SERVER);
}

function readOnce(): PhoneSystem {
  known ??= phoneSystem(navigator);
  return known;
}

function neverChanges() {
  return () => undefined;
}

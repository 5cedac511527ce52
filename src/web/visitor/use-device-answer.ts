import { useSyncExternalStore } from 'react';
import { siteStorage } from '../browser/guarded-storage.ts';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';
import { DEVICE_ANSWER_KEY, parseDeviceAnswer } from './device-answer.ts';

/** The last answer of the device checker in this browser; it updates while the checker is open in another tab. */
export function useDeviceAnswer(): DeviceAnswer {
  return useSyncExternalStore(followOtherTabs, read, () => 'not-checked');
}

function followOtherTabs(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function read(): DeviceAnswer {
  return parseDeviceAnswer(siteStorage.get(DEVICE_ANSWER_KEY), new Date());
}

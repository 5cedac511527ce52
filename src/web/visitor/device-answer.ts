import { DAY_MS } from '#core/durations.ts';
import { siteStorage, type GuardedStorage } from '../browser/guarded-storage.ts';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';

export const DEVICE_ANSWER_KEY = 'device-answer';

/** An answer is for the current purchase: a day later it may be about another phone. */
const KEPT_MS = DAY_MS;
const ANSWERS: readonly DeviceAnswer[] = ['compatible', 'not-compatible', 'not-sure'];

/** The device checker opens in a new tab, so its answer is stored for the whole browser. Without storage the checkout treats the device as not checked. */
export function keepDeviceAnswer(
  deviceAnswer: DeviceAnswer,
  now = new Date(),
  storage: GuardedStorage = siteStorage,
): void {
  storage.set(DEVICE_ANSWER_KEY, `${deviceAnswer} ${now.toISOString()}`);
}

/** Storage is not trusted: anything but an answer of the last day becomes `not-checked`. */
export function parseDeviceAnswer(stored: string | null, now: Date): DeviceAnswer {
  const [word, time = ''] = stored?.split(' ') ?? [];
  const age = now.getTime() - Date.parse(time);
  const response = ANSWERS.find((known) => known === word);
  return response !== undefined && age >= 0 && age < KEPT_MS ? response : 'not-checked';
}

import type { DeviceAnswer } from '#core/devices/device-answer.ts';

export const DEVICE_ANSWER_KEY = 'device-answer';

/** An answer is for the purchase at hand: a day later it may be about another phone. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const ANSWERS: readonly DeviceAnswer[] = ['compatible', 'not-compatible', 'not-sure'];

/** The checker opens in a tab of its own, so what it answered is kept for the browser. */
export function keepDeviceAnswer(
  deviceAnswer: DeviceAnswer,
  now = new Date(),
  store: () => Pick<Storage, 'setItem'> = () => localStorage,
): void {
  try {
    store().setItem(DEVICE_ANSWER_KEY, `${deviceAnswer} ${now.toISOString()}`);
  } catch {
    // A browser that stores nothing has not been asked, as far as the checkout knows.
  }
}

/** What is stored is anybody's to write: all that is not an answer of the last day is `not-checked`. */
export function parseDeviceAnswer(stored: string | null, now: Date): DeviceAnswer {
  const [word, time = ''] = stored?.split(' ') ?? [];
  const age = now.getTime() - Date.parse(time);
  const response = ANSWERS.find((known) => known === word);
  return response !== undefined && age >= 0 && age < KEPT_MS ? response : 'not-checked';
}

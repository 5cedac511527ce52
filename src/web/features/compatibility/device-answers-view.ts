import type { Device } from '#core/devices/check-device.ts';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';

/** The search text, the matching devices, best first, and their common answer; null when nothing was searched. */
export type DeviceAnswers = Readonly<{
  search: string;
  devices: readonly Device[];
  answer: DeviceAnswer | null;
}>;

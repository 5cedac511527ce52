import type { Device } from '#core/devices/check-device.ts';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';

/** What was asked, the devices that fit, best first, and the answer they come to; null when nothing was asked. */
export type DeviceAnswers = Readonly<{
  search: string;
  devices: readonly Device[];
  response: DeviceAnswer | null;
}>;

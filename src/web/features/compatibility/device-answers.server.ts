import { checkDevice, findDevices } from '#core/devices/check-device.ts';
import type { DeviceAnswers } from './device-answers-view.ts';

const LONGEST_SEARCH = 80;

/** The data file stays on the server: only the results are sent. */
export function readDeviceAnswers(typed: string | null): DeviceAnswers {
  const search = (typed ?? '').trim().slice(0, LONGEST_SEARCH);
  return { search, devices: findDevices(search), answer: checkDevice(search) };
}

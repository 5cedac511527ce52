import type { Device } from '#core/devices/check-device.ts';

/** What was asked and the devices that fit, best first. */
export type DeviceAnswers = Readonly<{ search: string; devices: readonly Device[] }>;

import type { PhoneSystem } from '#core/devices/phone-system.ts';

/** Phones whose menus have their own names. */
export const GUIDE_PHONES = ['iphone', 'samsung', 'pixel'] as const;
export type GuidePhone = (typeof GUIDE_PHONES)[number];

/** The steps of every guide, in order. The last one is for the arrival. */
export const GUIDE_STEPS = ['settings', 'scan', 'confirm', 'lines', 'roaming'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

type Device = Readonly<{ system: PhoneSystem; userAgent: string }>;

/** The guide that fits this device. Menus of other Android phones are closest to those of a Pixel. */
export function guidePhone({ system, userAgent }: Device): GuidePhone {
  if (system.name !== 'android') return 'iphone';
  return /SM-[A-Z]\d|SAMSUNG|SamsungBrowser/.test(userAgent) ? 'samsung' : 'pixel';
}

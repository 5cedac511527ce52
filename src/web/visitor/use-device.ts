import { useSyncExternalStore } from 'react';
import { inAppBrowser, type InAppBrowser } from '#core/devices/in-app-browser.ts';
import { phoneSystem, type PhoneSystem } from '#core/devices/phone-system.ts';
import { guidePhone, type GuidePhone } from '#core/esims/installation/phone-guide.ts';

export type Device = Readonly<{
  system: PhoneSystem;
  /** Null: a browser of its own. */
  inApp: InAppBrowser | null;
  guide: GuidePhone;
}>;

const ON_THE_SERVER: Device = { system: { name: 'other', version: null }, inApp: null, guide: 'iphone' };

let known: Device | null = null;

/** The device of this browser; it does not change while a page is open. */
export function useDevice(): Device {
  return useSyncExternalStore(neverChanges, readOnce, () => ON_THE_SERVER);
}

function readOnce(): Device {
  known ??= readDevice();
  return known;
}

function readDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  const isHomeScreenApp = window.matchMedia('(display-mode: standalone)').matches;
  const system = phoneSystem({ userAgent, maxTouchPoints });
  return {
    system,
    inApp: inAppBrowser({ userAgent, maxTouchPoints, isHomeScreenApp }),
    guide: guidePhone({ system, userAgent }),
  };
}

function neverChanges() {
  return () => undefined;
}

import type { DeviceHints } from '#core/devices/suggest-device.ts';

type Browser = Readonly<{ userAgent: string; maxTouchPoints: number; userAgentData?: unknown }>;

/** Only Chromium has client hints; in other browsers, and when they are denied, the model is empty. */
export async function readDeviceHints(browser: Browser): Promise<DeviceHints> {
  const model = fieldOf(await requestHints(browser.userAgentData), 'model');
  return {
    model: typeof model === 'string' ? model : '',
    userAgent: browser.userAgent,
    touchPoints: browser.maxTouchPoints,
  };
}

async function requestHints(data: unknown): Promise<unknown> {
  const getHints = fieldOf(data, 'getHighEntropyValues');
  if (typeof getHints !== 'function') return null;
  try {
    return await Reflect.apply(getHints, data, [['model', 'platform']]);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

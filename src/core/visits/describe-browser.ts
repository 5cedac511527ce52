import type { VisitorDevice } from './visit-values.ts';

type Browser = Readonly<{ userAgent: string; maxTouchPoints: number }>;

/** Which kind of device, browser and system it is. Versions would help to recognise a visitor, so none is read. */
export function describeBrowser({ userAgent, maxTouchPoints }: Browser): VisitorDevice {
  // A Mac with a touch screen is an iPad that requests desktop pages.
  const isPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return {
    deviceType:
      isPad || isAndroidTablet(userAgent) ? 'tablet' : /Mobi/.test(userAgent) ? 'mobile' : 'desktop',
    browser: firstNamed(BROWSER_MARKS, userAgent),
    os: isPad ? 'ios' : firstNamed(SYSTEM_MARKS, userAgent),
  };
}

/** Android phones name themselves Mobile, tablets do not. */
function isAndroidTablet(userAgent: string): boolean {
  return /Android/.test(userAgent) && !/Mobi/.test(userAgent);
}

/** In this order: most browsers also name those whose pages they want to be shown. */
const BROWSER_MARKS = [
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['opera', /OPR\/|Opera/],
  ['samsung', /SamsungBrowser/],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrome|CriOS/],
  ['safari', /Safari/],
] as const;

const SYSTEM_MARKS = [
  ['ios', /iPhone|iPod/],
  ['android', /Android/],
  ['chromeos', /CrOS/],
  ['windows', /Windows/],
  ['macos', /Macintosh/],
  ['linux', /Linux|X11/],
] as const;

function firstNamed<Name extends string>(
  marks: readonly (readonly [Name, RegExp])[],
  userAgent: string,
): Name | 'other' {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other';
}

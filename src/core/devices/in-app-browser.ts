import { phoneSystem } from './phone-system.ts';

type Browser = Readonly<{
  userAgent: string;
  maxTouchPoints: number;
  /** Our own site opened from the home screen. Its user agent looks like that of an app. */
  isHomeScreenApp: boolean;
}>;

/** A browser inside another app, which may not open the phone's installer. */
export type InAppBrowser = Readonly<{
  /** Null: an app that does not tell its name. */
  app: string | null;
  /** The browser that opens the installer. */
  opensIn: 'Safari' | 'Chrome';
}>;

/** Apps that name themselves in the user agent. The first match counts: Messenger also contains Facebook's words. */
const APPS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Instagram', /Instagram/],
  ['Messenger', /Messenger|FB_IAB\/(?:Orca|MESSENGER)/],
  ['Facebook', /FBAN|FBAV|FB_IAB/],
  ['TikTok', /TikTok|musical_ly|BytedanceWebview/i],
  ['Gmail', /Gmail/],
  ['Google', /\bGSA\//],
  ['WhatsApp', /WhatsApp/],
  ['WeChat', /MicroMessenger/],
  ['LINE', /\bLine\//],
  ['LinkedIn', /LinkedInApp/],
  ['Snapchat', /Snapchat/],
  ['Pinterest', /Pinterest/],
  ['X', /Twitter/],
];

/** Null: a browser of its own, or no phone. */
export function inAppBrowser(browser: Browser): InAppBrowser | null {
  const { name } = phoneSystem(browser);
  if (name === 'other' || browser.isHomeScreenApp) return null;
  const opensIn = name === 'ios' ? 'Safari' : 'Chrome';
  const known = APPS.find(([, mark]) => mark.test(browser.userAgent));
  if (known !== undefined) return { app: known[0], opensIn };
  return isWebView(browser.userAgent) ? { app: null, opensIn } : null;
}

/** Android marks the view of an app with "wv"; on iPhones only browsers end with "Safari/…". */
function isWebView(userAgent: string): boolean {
  if (userAgent.includes('Android')) return userAgent.includes('; wv)');
  return /iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes('Safari/');
}

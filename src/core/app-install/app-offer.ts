import { inAppBrowser } from '#core/devices/in-app-browser.ts';
import { phoneSystem } from '#core/devices/phone-system.ts';

/** What this browser's customer decided about the app. `offered`: nothing yet, but the offer was in view. */
export const APP_ANSWERS = ['offered', 'declined', 'installed'] as const;
export type AppAnswer = (typeof APP_ANSWERS)[number];

/** Storage is not trusted: an unknown text is no answer. */
export function parseAppAnswer(stored: string | null): AppAnswer | null {
  return APP_ANSWERS.find((answer) => answer === stored) ?? null;
}

/** `prompt`: the browser's own install prompt. `share-steps`: the two steps of Safari on an iPhone or iPad. */
export type AppOffer = 'prompt' | 'share-steps';

type Situation = Readonly<{
  /** The whole order of this page was delivered, or the customer has eSIMs from an earlier one. */
  hasDelivery: boolean;
  answer: AppAnswer | null;
  /** The browser has offered to install the shop, and the offer was kept. */
  hasPrompt: boolean;
  /** The page is open in the installed app. */
  isInApp: boolean;
  userAgent: string;
  maxTouchPoints: number;
}>;

/** How to offer the app now; null when it is not offered. It is offered once, also to a customer who did not answer. */
export function appOffer({
  hasDelivery,
  answer,
  hasPrompt,
  isInApp,
  ...browser
}: Situation): AppOffer | null {
  if (!hasDelivery || answer !== null || isInApp) return null;
  if (hasPrompt) return 'prompt';
  return isSafariOnIphone(browser) ? 'share-steps' : null;
}

/** Other browsers of an iPhone have the same engine and name themselves; some cannot add to the home screen. */
const OTHER_BROWSERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|YaBrowser|Brave|Focus\//;

function isSafariOnIphone(browser: Pick<Situation, 'userAgent' | 'maxTouchPoints'>): boolean {
  if (phoneSystem(browser).name !== 'ios' || inAppBrowser({ ...browser, isHomeScreenApp: false }) !== null)
    return false;
  return /Version\/[\d.]+.*Safari\//.test(browser.userAgent) && !OTHER_BROWSERS.test(browser.userAgent);
}

import type { RoutePattern } from '#contract/route-patterns.ts';
import type { LeaveBody, VisitBody } from '#contract/visits.ts';
import { describeBrowser } from '#core/visits/describe-browser.ts';
import { funnelStep } from '#core/visits/funnel.ts';
import { safeCampaign, safeReferrer, safeTitle } from '#core/visits/visit-texts.ts';
import {
  continueSession,
  sessionSeconds,
  VISITOR_SESSION_KEY,
  writeSession,
  type VisitorSession,
} from '#core/visits/visitor-session.ts';
import type { GuardedStorage } from '../../browser/guarded-storage.ts';

export type OpenedPage = Readonly<{ pathname: string; search: string; title: string }>;

type Needs = Readonly<{
  /** Of this tab. */
  storage: Pick<GuardedStorage, 'get' | 'set'>;
  now: () => number;
  newId: () => string;
  origin: string;
  patternOf: (path: string) => RoutePattern;
  /** What the browser reports as the page before the first one. */
  firstReferrer: string;
  browser: Readonly<{ userAgent: string; maxTouchPoints: number }>;
  userId: () => string | null;
  utm: () => Readonly<Partial<Record<'utm_source' | 'utm_medium' | 'utm_campaign', string>>>;
  isPlanOpen: () => boolean;
  /** Reads what the browser stores for all tabs. */
  stored: (name: string) => string | null;
  send: (body: VisitBody | LeaveBody) => void;
}>;

/** The names under which the cart, and a cart whose customer is paying, are stored. */
const CART_KEY = 'cart';
const CART_AWAITING_PAYMENT_KEY = 'cart-left';

/** Says which pages this tab opened, and when it was hidden. The pages of staff are not reported. */
export class VisitReporter {
  readonly #needs: Needs;
  #shown: RoutePattern | null = null;
  /** Where storage is blocked, a session lasts as long as the page. */
  #inMemory: string | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** A new path was opened. */
  open({ pathname, search, title }: OpenedPage): void {
    const { firstReferrer, origin, patternOf, browser, userId, utm, send } = this.#needs;
    const pattern = patternOf(pathname);
    const previous = this.#shown;
    this.#shown = pattern;
    if (pattern.startsWith('/admin')) return;
    const { session, isNewSession } = this.#continue();
    const campaign = utm();
    const isSearch = new URLSearchParams(search).has('search');
    send({
      sessionId: session.id,
      userId: userId(),
      pagePath: pattern,
      pageTitle: safeTitle(title, { pattern, isSearch }),
      referrer: previous ?? safeReferrer(firstReferrer, { origin, patternOf }),
      isNewSession,
      sessionDuration: sessionSeconds(session),
      utm_source: safeCampaign(campaign.utm_source ?? null),
      utm_medium: safeCampaign(campaign.utm_medium ?? null),
      utm_campaign: safeCampaign(campaign.utm_campaign ?? null),
      ...describeBrowser(browser),
      step: this.#step(pattern),
    });
  }

  /** The page was hidden: the last moment in which something can be sent. */
  hide(): void {
    const pattern = this.#shown;
    if (pattern === null || pattern.startsWith('/admin')) return;
    const before = this.#read();
    const { session, isNewSession } = continueSession(before, this.#needs.now(), () => '');
    // A session that ended meanwhile continues with the next page, not with the closing of the old one.
    if (isNewSession) return;
    this.#write(session);
    this.#needs.send({
      sessionId: session.id,
      pagePath: pattern,
      sessionDuration: sessionSeconds(session),
      step: this.#step(pattern),
    });
  }

  #continue() {
    const { now, newId } = this.#needs;
    const continued = continueSession(this.#read(), now(), newId);
    this.#write(continued.session);
    return continued;
  }

  #read(): string | null {
    return this.#needs.storage.get(VISITOR_SESSION_KEY) ?? this.#inMemory;
  }

  #write(session: VisitorSession): void {
    this.#inMemory = writeSession(session);
    this.#needs.storage.set(VISITOR_SESSION_KEY, this.#inMemory);
  }

  #step(pattern: RoutePattern) {
    return funnelStep({
      pattern,
      isPlanOpen: this.#needs.isPlanOpen(),
      hasCart: this.#needs.stored(CART_KEY) !== null,
      isAwaitingPayment: this.#needs.stored(CART_AWAITING_PAYMENT_KEY) !== null,
    });
  }
}

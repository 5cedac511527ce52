import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { SalesFacts } from '#core/destinations/sales-facts.ts';
import type { Clock } from '#core/clock.ts';
import type { RateStore } from '#core/currency/update-rates.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import type { HoldLimits, SupportLimits, VisitLimits } from '#core/limits/shop-limits.ts';
import type { Language } from '#core/language.ts';
import type { Log } from '#core/log.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import type { CountryFinder } from '#core/visitors/detect-country.ts';
import type { ChatServices } from './chat/chat-services.ts';
import type { OrderServices } from './order-services.ts';
import type { StaffServices } from './staff/staff-services.ts';
import type { RefusalRecorder } from './middleware/record-refusal.ts';
import type { RateLimits } from './middleware/rate-limiter.ts';
import type { SpeedSink } from './routes/page-speed-routes.ts';
import type { VisitSink } from './routes/visit-routes.ts';

/** What the HTTP layer needs from accounts. better-auth handles everything under /api/auth/. */
export type AccountsHandler = Readonly<{
  handler(request: Request, clientAddress: string): Promise<Response>;
}>;

/** `reasons` are short names such as `database` for the monitoring that polls /readyz; empty when ready. */
export type Readiness = () => Promise<Readonly<{ isReady: boolean; reasons: readonly string[] }>>;

/** False: only a restart of the process helps. */
export type Liveness = () => Promise<boolean>;

/** Handles everything that is not the API: pages, their data, assets, translations. */
export interface Pages {
  /**
   * `client` is the key that limits on expensive work count by. The response already has all its security
   * headers.
   */
  respond(request: Request, client: string): Promise<Response> | Response;
}

export type AppNeeds = Readonly<{
  /** Scheme, host and port as visitors see them, without a path: `https://shop.example`. */
  publicOrigin: string;
  /** How many proxies in front of us are ours, counted from the right of X-Forwarded-For. */
  trustedProxyHops: number;
  /** What our own pages send as `apikey`. It grants no rights, only the higher rate limit. */
  anonKey: string;
  isSandbox: boolean;
  /** The languages that the shop offers. */
  languages?: readonly Language[];
  /** A client that sends it as a bearer token may read /metrics. Null: only this machine may. */
  metricsToken: string | null;
  limits?: RateLimits;
  holdLimits?: HoldLimits;
  visitLimits?: VisitLimits;
  supportLimits?: SupportLimits;
  /** For limits that must hold across any number of web processes. */
  sharedLimits: SharedLimits;
  catalogue: Readonly<{ current(): CatalogueIndex }>;
  sales: Readonly<{ factsFor(index: CatalogueIndex): SalesFacts }>;
  offers: OfferReader;
  countries: CountryFinder;
  rates: Pick<RateStore, 'read'>;
  orders: OrderServices;
  /** What is counted about visits and page speed, without anything about a person. */
  statistics: Readonly<{ visits: VisitSink; speeds: SpeedSink }>;
  /** Counts refused requests for /admin/system. */
  security: RefusalRecorder;
  chat: ChatServices;
  staff: StaffServices;
  /** Aborts when the shop stops. Responses that would stream for minutes end then. */
  closing?: AbortSignal;
  accounts: AccountsHandler;
  liveness: Liveness;
  readiness: Readiness;
  pages: Pages;
  log: Log;
  clock: Clock;
}>;

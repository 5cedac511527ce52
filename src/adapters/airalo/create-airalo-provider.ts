import { setTimeout as delay } from 'node:timers/promises';
import type { CatalogueSource } from '#core/catalogue/sync/catalogue-source.ts';
import type { Clock } from '#core/clock.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { NoticeSubscription } from '#core/esims/usage/notice-subscription.ts';
import type { Log } from '#core/log.ts';
import type { NetworkAccount } from '#core/system/service-check.ts';
import { createAiraloClient, type AiraloTimeouts } from './http/airalo-client.ts';
import { findEsim, findTopup, issueEsim, topUp } from './buy.ts';
import { listOrders } from './list-orders.ts';
import { readBalance } from './read-balance.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { readInstallSteps, readTopups, readUsage } from './read-esim.ts';
import { subscribeToNotices } from './subscribe-to-notices.ts';

export type AiraloSettings = Readonly<{
  /** The origin without a path, for example https://partners-api.airalo.com. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
  log: Log;
  timeouts?: Partial<AiraloTimeouts>;
  /** Destinations per page of the catalogue. */
  pageSize?: number;
  /** How list reads wait when the network requires a pause; tests pass one that does not wait. */
  wait?: (seconds: number) => Promise<void>;
}>;

/**
 * A purchase may take the network most of a minute; a shorter timeout would only produce more `unknown`
 * outcomes.
 */
const TIMEOUTS: AiraloTimeouts = { tokenMs: 15_000, readMs: 15_000, buyMs: 50_000, pageMs: 60_000 };

/** The Airalo Partner API v2, or the sandbox, which implements it: only address and keys differ. */
export function createAiraloProvider(
  settings: AiraloSettings,
): EsimProvider & CatalogueSource & NoticeSubscription & NetworkAccount {
  const timeouts = { ...TIMEOUTS, ...settings.timeouts };
  const client = createAiraloClient({ ...settings, timeouts });
  const needs = { ...timeouts, client, clock: settings.clock, log: settings.log };
  const wait = settings.wait ?? ((seconds: number) => delay(seconds * 1000));
  return {
    issueEsim: (purchase) => issueEsim(needs, purchase),
    findEsim: (reference) => findEsim(needs, reference),
    findTopup: (reference) => findTopup(needs, reference),
    topUp: (purchase) => topUp(needs, purchase),
    listOrders: (period) => listOrders({ ...needs, wait }, period),
    readUsage: (iccid) => readUsage(needs, iccid),
    readTopups: (iccid) => readTopups(needs, iccid),
    readInstallSteps: (iccid, language) => readInstallSteps(needs, iccid, language),
    readBalance: () => readBalance(needs),
    subscribeToNotices: (webhookUrl) => subscribeToNotices(needs, webhookUrl),
    readCatalogue: () => readCatalogue({ ...needs, pageSize: settings.pageSize ?? 50, wait }),
  };
}

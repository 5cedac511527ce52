import type { Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { ReadResult } from '#core/esims/esim-provider.ts';
import { formatMoney, money } from '#core/money.ts';
import { runbookSentence } from '#core/runbooks.ts';
import type { SecurityEventSink } from '#core/security/collected-security-events.ts';

/** The external services, in the order in which the admin panel lists them. */
export const CHECKED_SERVICES = ['network', 'payments', 'mail'] as const;
export type CheckedService = (typeof CHECKED_SERVICES)[number];

/**
 * `no-response`: not reachable, or too slow. `refused`: it does not accept our keys or password. `error`: it
 * responds, but with an error.
 */
export const CHECK_FAILURES = ['no-response', 'refused', 'error'] as const;
export type CheckFailure = (typeof CHECK_FAILURES)[number];
export type CheckOutcome = 'works' | CheckFailure;

/** Our credit at the network. */
export interface NetworkAccount {
  /** In cents of a US dollar. Buys nothing and may be repeated. */
  readBalance(): Promise<ReadResult<number>>;
}

export interface ServiceCheckStore {
  /** Keeps the time of the last success when the check failed. */
  saveCheck(check: Readonly<{ service: CheckedService; outcome: CheckOutcome; at: Date }>): Promise<void>;
  saveBalance(balance: Readonly<{ cents: number; at: Date }>): Promise<void>;
}

export type ServiceCheckNeeds = Readonly<{
  network: NetworkAccount;
  /** Each asks its service something that changes nothing. They never throw. */
  checks: Readonly<Record<Exclude<CheckedService, 'network'>, () => Promise<CheckOutcome>>>;
  store: ServiceCheckStore;
  alerts: Alerts;
  securityEvents: SecurityEventSink;
  /** Below this credit at the network an alert is raised. */
  lowBalanceCents: number;
  clock: Clock;
}>;

/** Checks every external service once and stores the results. A failed check is a result, not an error. */
export async function checkServices(needs: ServiceCheckNeeds): Promise<void> {
  const { network, checks } = needs;
  const readNetwork = async () => {
    const balance = await network.readBalance();
    if (balance.kind === 'read') await rememberBalance(needs, balance.value);
    return outcomeOf(balance);
  };
  await Promise.all([
    check(needs, 'network', readNetwork),
    check(needs, 'payments', checks.payments),
    check(needs, 'mail', checks.mail),
  ]);
}

async function check(
  { store, securityEvents, clock }: ServiceCheckNeeds,
  service: CheckedService,
  run: () => Promise<CheckOutcome>,
): Promise<void> {
  const outcome = await run();
  const at = clock.now();
  if (outcome !== 'works') securityEvents.add({ kind: 'network-error', route: service, client: '', at });
  await store.saveCheck({ service, outcome, at });
}

const REFUSED_KEYS = /^(?:token-)?http-(?:401|403|422)$/;
const RESPONDED = /^(?:token-)?http-/;

function outcomeOf(balance: ReadResult<number>): CheckOutcome {
  if (balance.kind === 'read') return 'works';
  if (balance.kind === 'absent') return 'error';
  const code = balance.kind === 'try-later' ? (balance.vendorCode ?? '') : '';
  if (REFUSED_KEYS.test(code)) return 'refused';
  return RESPONDED.test(code) ? 'error' : 'no-response';
}

async function rememberBalance(
  { store, alerts, lowBalanceCents, clock }: ServiceCheckNeeds,
  cents: number,
): Promise<void> {
  const at = clock.now();
  await store.saveBalance({ cents, at });
  if (cents >= lowBalanceCents) return alerts.settle('network-balance-low', at);
  const inDollars = (amount: number) => formatMoney(money(amount), 'en');
  const message = `The credit at the eSIM network is ${inDollars(cents)}, below ${inDollars(lowBalanceCents)}. When it is used up, paid eSIMs are delivered late. Add credit in the partner portal of the network. ${runbookSentence('network-balance-low')}`;
  return alerts.raise({ kind: 'network-balance-low', message }, at);
}

import { type Faults, openFaults } from './faults/faults.ts';
import { openClock, type SandboxClock } from './state/clock.ts';
import { type Ledger, openLedger } from './state/ledger.ts';
import { openStore, type Store } from './state/store.ts';

export type SandboxKeys = Readonly<{
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  airaloClientId: string;
  airaloClientSecret: string;
}>;

/** The context that all services of the sandbox share. */
export type SandboxContext = Readonly<{
  clock: SandboxClock;
  ledger: Ledger;
  faults: Faults;
  store: Store;
  keys: SandboxKeys;
  /** The target of webhooks, without a trailing slash. */
  shopOrigin: string;
  /** Aborted when the sandbox stops: end your own timers and requests then. */
  closing: AbortSignal;
}>;

export type SandboxContextOptions = Readonly<{ dataDir: string; shopOrigin: string; keys: SandboxKeys }>;

export function openSandboxContext(options: SandboxContextOptions): {
  sandbox: SandboxContext;
  close(): void;
} {
  const store = openStore(options.dataDir);
  const clock = openClock(store);
  const ledger = openLedger(options.dataDir, store, clock);
  const closing = new AbortController();
  const shopOrigin = options.shopOrigin.replace(/\/$/, '');
  const sandbox = { clock, ledger, faults: openFaults(store), store, keys: options.keys, shopOrigin };
  return {
    sandbox: { ...sandbox, closing: closing.signal },
    close() {
      closing.abort();
      ledger.close();
      store.close();
    },
  };
}

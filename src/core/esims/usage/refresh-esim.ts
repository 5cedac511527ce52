import { readFromNetwork, type ReadEsimNeeds } from './read-esim.ts';
import type { ReadingStore } from './reading-store.ts';

type RefreshNeeds = Omit<ReadEsimNeeds, 'readings'> &
  Readonly<{ readings: Pick<ReadingStore, 'takeRefresh' | 'record' | 'recordFailure'> }>;

export type RefreshOutcome =
  | 'refreshed'
  /** The last reading is too recent. */
  | 'too-early'
  /** The network gave no result. */
  | 'no-result'
  /** The customer has no eSIM with this id. */
  | 'not-found';

type Refresh = Readonly<{ userId: string; esimId: string }>;

/** Reads one of the customer's eSIMs now, if that is possible. In every case what is stored can be shown. */
export async function refreshEsim(needs: RefreshNeeds, { userId, esimId }: Refresh): Promise<RefreshOutcome> {
  const permit = await needs.readings.takeRefresh(userId, esimId, needs.clock.now());
  if (permit === null) return 'not-found';
  if (permit.kind === 'wait') return 'too-early';
  const outcome = await readFromNetwork(needs, { esimId, iccid: permit.iccid });
  return outcome === 'read' ? 'refreshed' : 'no-result';
}

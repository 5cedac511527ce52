import type { Clock } from '#core/clock.ts';
import type { EsimProvider } from '../esim-provider.ts';
import type { ReadingStore } from './reading-store.ts';

export type ReadEsimNeeds = Readonly<{
  readings: Pick<ReadingStore, 'find' | 'record' | 'recordFailure'>;
  network: Pick<EsimProvider, 'readUsage'>;
  clock: Clock;
}>;

type ReadEsimOutcome =
  | 'read'
  /** It has been read since the reading was queued, or it is never read again. */
  | 'not-needed'
  /** The network gave no result: what is known stays, and the next reading is scheduled. */
  | 'no-result';

/** Reads an eSIM from the network, unless it has been read since `queuedAt`. May run any number of times. */
export async function readEsim(
  needs: ReadEsimNeeds,
  esimId: string,
  queuedAt: Date,
): Promise<ReadEsimOutcome> {
  const esim = await needs.readings.find(esimId);
  if (esim === null || (esim.readAt !== null && esim.readAt > queuedAt)) return 'not-needed';
  return readFromNetwork(needs, { esimId, iccid: esim.iccid });
}

type Target = Readonly<{ esimId: string; iccid: string }>;

export async function readFromNetwork(
  {
    readings,
    network,
    clock,
  }: Omit<ReadEsimNeeds, 'readings'> & Readonly<{ readings: Pick<ReadingStore, 'record' | 'recordFailure'> }>,
  { esimId, iccid }: Target,
): Promise<'read' | 'no-result'> {
  const at = clock.now();
  const result = await network.readUsage(iccid);
  if (result.kind === 'read' || result.kind === 'absent') {
    await readings.record(esimId, { at, usage: result.kind === 'read' ? result.value : null });
    return 'read';
  }
  const retryAfterSeconds = result.kind === 'try-later' ? result.retryAfterSeconds : null;
  await readings.recordFailure(esimId, { at, now: clock.now(), retryAfterSeconds });
  return 'no-result';
}

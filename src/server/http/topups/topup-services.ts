import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import { checkTopup, type TopupCheck } from '#core/topups/check-topup.ts';
import { findTopups, type FindTopupsNeeds, type FoundTopups } from '#core/topups/find-topups.ts';
import type { TopupTarget } from '#core/topups/read-fitting.ts';
import { readTopupLink } from '#core/topups/links/read-topup-link.ts';
import type { LinkedEsimReader, TopupLinks } from '#core/topups/links/topup-links.ts';

/** What the HTTP layer needs to sell top-ups. */
export type TopupServices = Readonly<{
  find(target: TopupTarget): Promise<FoundTopups>;
  /** Whether this eSIM takes this package now. */
  check(target: TopupTarget, packageId: string): Promise<TopupCheck>;
  /** The ICCID of the eSIM that the link of a reminder chooses. Null: the link has ended, or its eSIM takes no top-up. */
  readLink(token: string): Promise<string | null>;
}>;

type Needs = FindTopupsNeeds & Readonly<{ topupLinks: TopupLinks; readLinkedEsim: LinkedEsimReader }>;

type ReadTopups = EsimProvider['readTopups'];
type Remembered = Readonly<{ at: number; result: ReturnType<ReadTopups> }>;

/** The network's list changes rarely; a customer who reloads or goes back costs no call. */
const FRESH_MS = MINUTE_MS;
const MOST_ESIMS = 5_000;

export function createTopupServices(needs: Needs): TopupServices {
  const { remembered, anew } = rememberLists(needs.network.readTopups.bind(needs.network), needs.clock);
  return {
    find: (target) => findTopups({ ...needs, network: { readTopups: remembered } }, target),
    // Read anew: the customer pays for what it says. A refused customer then sees the list that refused it.
    check: (target, packageId) => checkTopup({ ...needs, network: { readTopups: anew } }, target, packageId),
    readLink: (token) => readTopupLink(needs, token),
  };
}

/** Requests at the same time share one call. A call without a result is not remembered. */
function rememberLists(
  read: ReadTopups,
  clock: Clock,
): Readonly<{ remembered: ReadTopups; anew: ReadTopups }> {
  const lists = new LRUCache<string, Remembered>({ max: MOST_ESIMS });
  const anew: ReadTopups = async (iccid) => {
    const result = read(iccid);
    const list = { at: clock.now().getTime(), result };
    lists.set(iccid, list);
    const forget = () => lists.get(iccid) === list && lists.delete(iccid);
    try {
      const { kind } = await result;
      if (kind === 'try-later' || kind === 'unknown') forget();
    } catch (error) {
      forget();
      throw error;
    }
    return result;
  };
  return {
    anew,
    remembered: (iccid) => {
      const known = lists.get(iccid);
      const isFresh = known !== undefined && Math.abs(clock.now().getTime() - known.at) < FRESH_MS;
      return isFresh ? known.result : anew(iccid);
    },
  };
}

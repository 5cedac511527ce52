import { z } from 'zod';
import type { OracleSources } from '../oracle/oracle.ts';
import { readRows } from './plain-sql.ts';

/** One of this many customers tops up an eSIM instead of buying one. */
const ONE_IN = 3;

/** What the customers of one shop have bought so far. */
export type Mix = Readonly<{
  /** Whether the next customer tops up; `giveBack` when there is no eSIM to top up yet. */
  takeTurn(): boolean;
  giveBack(): void;
  /** Counts the top-ups that a test places itself. */
  countTopup(): number;
  /** Which eSIM each top-up is for, by checkout session: what the customer wanted, whatever the shop recorded. */
  wanted: Map<string, string>;
  /** Plans and top-ups that the shop sells and the network no longer delivers. */
  undeliverable: Set<string>;
}>;

export function aMix(): Mix {
  let purchases = 0;
  let turns = 0;
  let topups = 0;
  return {
    takeTurn() {
      purchases += 1;
      if (turns >= Math.floor(purchases / ONE_IN)) return false;
      turns += 1;
      return true;
    },
    giveBack: () => void (turns -= 1),
    countTopup: () => (topups += 1),
    wanted: new Map(),
    undeliverable: new Set(),
  };
}

const Ordered = z.object({
  sessionId: z.string(),
  kind: z.string(),
  iccid: z.string().nullable(),
});

/** Every top-up was ordered for the eSIM that its customer chose. A session that a restore lost is not checked. */
export async function checkWanted(
  { databaseUrl }: OracleSources,
  { wanted }: Mix,
): Promise<readonly string[]> {
  const text = `select s.session_id as "sessionId", u.kind, u.target_iccid as iccid
    from checkout_sessions s join order_units u using (order_id) where s.session_id = any($1)`;
  const ordered = await readRows(databaseUrl, Ordered, { text, values: [[...wanted.keys()]] });
  return ordered.flatMap(({ sessionId, kind, iccid }) =>
    kind === 'topup' && iccid === wanted.get(sessionId)
      ? []
      : [
          `session ${sessionId}: a ${kind} for ${iccid ?? 'nobody'} instead of ${wanted.get(sessionId) ?? ''}`,
        ],
  );
}

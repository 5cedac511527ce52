import { z } from 'zod';
import type { SandboxContext } from '../../sandbox-context.ts';

/** The network's own sequence numbers. */
export interface Numbers {
  next(kind: string): number;
}

/**
 * Counting starts from the second of first use. So an emptied sandbox does not issue numbers that a shop may
 * still have.
 */
export function openNumbers({ store, clock }: SandboxContext): Numbers {
  const saved = store.collection('network-numbers', z.object({ last: z.number() }));
  const first = () => Math.floor(clock.machineNow().getTime() / 1000) - 1_600_000_000;
  return {
    next: (kind) =>
      store.transaction(() => {
        const number = (saved.find(kind)?.last ?? first()) + 1;
        saved.save(kind, { last: number });
        return number;
      }),
  };
}

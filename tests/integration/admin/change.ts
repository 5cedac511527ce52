import type { anOrderFlow } from '../order-flow/shop.ts';
import type { Member } from './staff.ts';

export type Change = Readonly<{
  /** As in the access table. */
  route: string;
  /** How many entries it writes, its own last; default 1. */
  entries?: number;
  /** Makes what the request changes. An admin sends the request. */
  prepare(
    flow: ReturnType<typeof anOrderFlow>,
    boss: Member,
  ): Promise<Readonly<{ path: string; body: object; target: Readonly<{ kind: string; id?: string }> }>>;
}>;

import * as z from 'zod/mini';
import { MINUTE_MS } from '#core/durations.ts';
import { tabStorage, type GuardedStorage } from './guarded-storage.ts';

/** As long as a payment page can be paid. */
export const KEPT_MS = 30 * MINUTE_MS;

type TabParts = Readonly<{ storage: GuardedStorage; now: () => number }>;

const PAGE: TabParts = { storage: tabStorage, now: Date.now };

export type KeptInTab<Value> = Readonly<{
  keep: (value: Value) => void;
  /** Null: nothing was kept, or too long ago. */
  read: () => Value | null;
  forget: () => void;
}>;

/**
 * Keeps what a customer chose or typed on the way to the payment page and back: for this tab only, and no longer than the
 * page can be paid. Without storage nothing is kept.
 */
export function keptInTab<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  { storage, now }: TabParts = PAGE,
): KeptInTab<Value> {
  const Kept = z.object({ value: schema, keptUntil: z.number() });
  return {
    keep: (value) => storage.set(name, JSON.stringify({ value, keptUntil: now() + KEPT_MS })),
    read() {
      const { data } = z.safeParse(Kept, storage.json(name));
      return data !== undefined && data.keptUntil > now() ? data.value : null;
    },
    forget: () => storage.set(name, null),
  };
}

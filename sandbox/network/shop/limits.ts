import { z } from 'zod';
import type { SandboxContext } from '../../sandbox-context.ts';

/** The request limit per eSIM. */
export const Limits = z.strictObject({
  usagePerMinute: z.int().positive(),
  secondsBetweenHistories: z.int().min(0),
});
export const LimitChange = Limits.partial();
export type Limits = z.infer<typeof Limits>;
export type LimitChange = z.infer<typeof LimitChange>;

const DOCUMENTED: Limits = { usagePerMinute: 100, secondsBetweenHistories: 15 * 60 };

/** The network's documented limits, unless a test has changed them. */
export interface NetworkLimits {
  read(): Limits;
  set(change: LimitChange): void;
}

export function openLimits({ store }: SandboxContext): NetworkLimits {
  const saved = store.collection('network-limits', Limits);
  const read = () => saved.find('now') ?? DOCUMENTED;
  return {
    read,
    set({ usagePerMinute, secondsBetweenHistories }) {
      const now = read();
      saved.save('now', {
        usagePerMinute: usagePerMinute ?? now.usagePerMinute,
        secondsBetweenHistories: secondsBetweenHistories ?? now.secondsBetweenHistories,
      });
    },
  };
}

import type { SharedLimits } from '#core/limits/rate-limit.ts';

/** Without a database to count in, everything is allowed. */
export const noSharedLimits: SharedLimits = {
  take: () => Promise.resolve({ isAllowed: true }),
  release: () => Promise.resolve(),
};

import type { SharedLimits } from '#core/limits/rate-limit.ts';

/** Where no database counts, everything is allowed. */
export const noSharedLimits: SharedLimits = {
  take: () => Promise.resolve({ isAllowed: true }),
  release: () => Promise.resolve(),
};

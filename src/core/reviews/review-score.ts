/** Fewer reviews say more about their authors than about the plans. */
export const AVERAGE_FROM = 3;

type Counted = Readonly<{ count: number; stars: number }>;

/** `stars` is the sum. `average` has one decimal; null: too few reviews for one. */
export type ReviewScore = Readonly<{ count: number; average: number | null }>;

export function reviewScore({ count, stars }: Counted): ReviewScore {
  return { count, average: count < AVERAGE_FROM ? null : Math.round((stars * 10) / count) / 10 };
}

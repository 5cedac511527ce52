/**
 * Paid orders per hundred counted visits, with one decimal. Null: there is nothing to compare. Visitors who refuse
 * counting buy as well, so more orders than visits only mean that the count is too small to say anything.
 */
export function conversionPercent(orders: number, visits: number): number | null {
  if (visits === 0 || orders > visits) return null;
  return Math.round((orders / visits) * 1000) / 10;
}

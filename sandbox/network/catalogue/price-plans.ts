import type { PlanStep } from './plan-ladders.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Dollars for one gigabyte and seven days, by the cost level of the networks there. */
const FIRST_GIGABYTE = [3.6, 4.6, 6.2, 8.6, 12] as const;

export type PriceLevel = Readonly<{
  firstGigabyte: number;
  /** The minimum prices: $3.00 for one country, $4.50 for several. */
  floorCents: number;
  /** Our cost as a fraction of the price. */
  netShare: number;
}>;

export function localPriceLevel(cost: number, random: SeededRandom): PriceLevel {
  const firstGigabyte = FIRST_GIGABYTE[cost - 1] ?? FIRST_GIGABYTE[2];
  return {
    firstGigabyte: firstGigabyte * (0.94 + random.next() * 0.16),
    floorCents: 300,
    netShare: 0.38 + random.next() * 0.24,
  };
}

export function regionalPriceLevel(firstGigabyte: number, random: SeededRandom): PriceLevel {
  return { firstGigabyte, floorCents: 450, netShare: 0.42 + random.next() * 0.2 };
}

/** One price per plan, in cents, in steps of fifty; a bigger plan never costs less than a smaller one. */
export function priceSteps(steps: readonly PlanStep[], level: PriceLevel): readonly number[] {
  let previous = 0;
  return steps.map((step) => {
    const cents = Math.max(
      level.floorCents,
      Math.round((dollars(step) * level.firstGigabyte * 100) / 50) * 50,
    );
    previous = Math.max(cents, previous + (previous === 0 ? 0 : 50));
    return previous;
  });
}

export function netPrice(priceCents: number, level: PriceLevel): number {
  return Math.round((priceCents * level.netShare) / 10) * 10;
}

/**
 * The price as a multiple of one gigabyte for a week: more data costs less per gigabyte, more days cost a
 * little more.
 */
function dollars(step: PlanStep): number {
  const data = step.gigabytes === null ? step.days ** 0.72 : step.gigabytes ** 0.68 * (step.days / 7) ** 0.08;
  return step.sms === undefined && step.voice === undefined ? data : data * 1.3 + 0.4;
}

import type { ChoosablePlan } from '#core/plans/chooser/choosable-plan.ts';
import { everydayDays } from '#core/plans/chooser/choose-plans.ts';
import { STARTING_INPUT, type Activity } from './calculator-input.ts';
import { estimateMegabytes, hourlyUses } from './estimate-data.ts';

/** What everyday use needs for a week, margin included, divided by its days. */
export const EVERYDAY_MEGABYTES = estimateMegabytes(STARTING_INPUT) / STARTING_INPUT.tripDays;

const COMPARED = ['video', 'social', 'maps'] as const satisfies readonly Activity[];

/** `hours` null: more than the plan lasts, so the data is enough for it at any time. */
export type SingleUse = Readonly<{ use: (typeof COMPARED)[number]; hours: number | null }>;

export type DataUse = Readonly<{ everydayDays: number; singleUses: readonly SingleUse[] }>;

/**
 * What the data of a plan is enough for, by the calculator's rates of an hour: an estimate, not a measurement. Null: no
 * amount limits the plan, or it is not enough for a day.
 */
export function dataUseOf(plan: ChoosablePlan): DataUse | null {
  const { megabytes, days } = plan;
  const ofEverydayUse = everydayDays(plan, EVERYDAY_MEGABYTES);
  if (megabytes === null || ofEverydayUse === null) return null;
  return {
    everydayDays: ofEverydayUse,
    singleUses: COMPARED.map((use) => {
      const rate = hourlyUses().find((one) => one.use === use)?.megabytes ?? Infinity;
      const hours = twoDigits(megabytes / rate);
      return { use, hours: hours >= days * 24 ? null : hours };
    }),
  };
}

/** An estimate has no more than two digits, and is rounded down. */
function twoDigits(hours: number): number {
  const step = hours < 100 ? 1 : 10 ** (Math.floor(Math.log10(hours)) - 1);
  return Math.floor(hours / step) * step;
}

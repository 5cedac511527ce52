import type { NetworkPackage } from './catalogue.ts';
import type { PlanStep } from './plan-ladders.ts';
import { netPrice, priceSteps, type PriceLevel } from './price-plans.ts';

type PackageTerms = Readonly<{
  operatorSlug: string;
  sims: readonly PlanStep[];
  topups: readonly PlanStep[];
  level: PriceLevel;
}>;

/** The eSIMs of an operator and, when it can be topped up, the same plans as top-ups at the same price. */
export function createPackages({
  operatorSlug,
  sims,
  topups,
  level,
}: PackageTerms): readonly NetworkPackage[] {
  const prices = priceSteps(sims, level);
  const priced = sims.map((step, index) => ({ step, priceCents: prices[index] ?? level.floorCents }));
  const simPackages = priced.map((plan) => createPackage('sim', { ...plan, operatorSlug, level }));
  const topupPackages = priced
    .filter(({ step }) => topups.some((topup) => isSamePlan(topup, step)))
    .map((plan) => createPackage('topup', { ...plan, operatorSlug, level }));
  return [...simPackages, ...topupPackages];
}

type Plan = Readonly<{ step: PlanStep; priceCents: number; operatorSlug: string; level: PriceLevel }>;

function createPackage(
  type: 'sim' | 'topup',
  { step, priceCents, operatorSlug, level }: Plan,
): NetworkPackage {
  const data = dataText(step.gigabytes);
  const days = `${step.days} ${step.days === 1 ? 'Day' : 'Days'}`;
  const extras = [step.sms ? `${step.sms} SMS` : '', step.voice ? `${step.voice} Mins` : ''].filter(Boolean);
  const id = `${operatorSlug}-${step.days}days-${data.replaceAll(' ', '').toLowerCase()}`;
  return {
    id: type === 'sim' ? id : `${id}-topup`,
    type,
    priceCents,
    netPriceCents: netPrice(priceCents, level),
    amountMegabytes: megabytes(step.gigabytes),
    days: step.days,
    isUnlimited: step.gigabytes === null,
    title: [data, ...extras, days].join(' - '),
    data,
    shortInfo: shortInfo(type, extras.length > 0),
    voiceMinutes: step.voice ?? null,
    sms: step.sms ?? null,
    fairUsagePolicy: step.gigabytes === null ? FAIR_USE : null,
  };
}

const FAIR_USE =
  'Unlimited data at full speed for the first 3 GB of each day, counted from midnight UTC. After that the speed is held at 1 Mbps until the next day begins. Tethering counts towards the same 3 GB.';

function shortInfo(type: 'sim' | 'topup', hasNumber: boolean): string | null {
  if (type === 'topup') return null;
  return hasNumber ? 'This eSIM comes with a phone number.' : "This eSIM doesn't come with a phone number.";
}

function isSamePlan(one: PlanStep, other: PlanStep): boolean {
  return one.gigabytes === other.gigabytes && one.days === other.days;
}

function dataText(gigabytes: number | null): string {
  if (gigabytes === null) return 'Unlimited';
  return gigabytes < 1 ? `${gigabytes * 1000} MB` : `${gigabytes} GB`;
}

/** The network counts 1024 MB per GB, but sells "500 MB" as 500. */
function megabytes(gigabytes: number | null): number {
  if (gigabytes === null) return 0;
  return gigabytes < 1 ? gigabytes * 1000 : gigabytes * 1024;
}

import type { Esim } from '../shop/esim.ts';
import { type EsimLife, esimStatus, type EsimStatus, type LivedPackage, packageStatus } from './esim-life.ts';

export type EsimUsage = Readonly<{
  status: EsimStatus;
  remainingMegabytes: number;
  totalMegabytes: number;
  isUnlimited: boolean | null;
  expiresAt: number | null;
  remainingVoice: number;
  totalVoice: number;
  remainingSms: number;
  totalSms: number;
}>;

const NOTHING = {
  remainingMegabytes: 0,
  totalMegabytes: 0,
  isUnlimited: null,
  expiresAt: null,
  remainingVoice: 0,
  totalVoice: 0,
  remainingSms: 0,
  totalSms: 0,
};

/**
 * The usage that the network reports: the sum of the running and waiting packages, otherwise of the last one.
 */
export function esimUsage(esim: Esim, life: EsimLife, moment: number): EsimUsage {
  const status = esimStatus(esim, life, moment);
  if (status === 'RECYCLED' || status === 'UNKNOWN') return { ...NOTHING, status };
  const usable = life.packages.filter((one) => moment < one.life.endedAt);
  const counted = usable.length > 0 ? usable : life.packages.slice(-1);
  const started = counted.find((one) => packageStatus(one, moment) !== 'NOT_ACTIVE');
  const sum = (amount: (one: LivedPackage) => number) =>
    counted.reduce((total, one) => total + amount(one), 0);
  return {
    status,
    remainingMegabytes: sum((one) => remainingMegabytes(one, moment)),
    totalMegabytes: sum((one) => one.listing.package.amountMegabytes),
    isUnlimited: counted.some((one) => one.listing.package.isUnlimited),
    expiresAt: started?.life.expiresAt ?? null,
    remainingVoice: sum((one) => leftOver(one.listing.package.voiceMinutes ?? 0, one, moment)),
    totalVoice: sum((one) => one.listing.package.voiceMinutes ?? 0),
    remainingSms: sum((one) => leftOver(one.listing.package.sms ?? 0, one, moment)),
    totalSms: sum((one) => one.listing.package.sms ?? 0),
  };
}

export function remainingMegabytes({ listing, life }: LivedPackage, moment: number): number {
  if (listing.package.isUnlimited || moment < life.activatedAt) return listing.package.amountMegabytes;
  return listing.package.amountMegabytes - life.usedAt(moment);
}

/** Calls and texts are used evenly over the days, two thirds of them in total. */
function leftOver(total: number, { life }: LivedPackage, moment: number): number {
  const elapsed = (Math.min(moment, life.endedAt) - life.activatedAt) / (life.expiresAt - life.activatedAt);
  return total - Math.floor(total * (2 / 3) * Math.max(0, elapsed));
}

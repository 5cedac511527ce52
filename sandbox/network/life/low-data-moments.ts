import { DAY_MILLISECONDS } from './package-life.ts';
import type { EsimLife, LivedPackage } from './esim-life.ts';

/** The network's names for the four warnings. */
export type NoticeLevel = '75%' | '90%' | '3days' | '1days';
export type NoticeMoment = Readonly<{ level: NoticeLevel; at: number; package: LivedPackage }>;

/**
 * When the network warns the partner, in order: 75 % and 90 % of the data used, three days and one day left.
 */
export function lowDataMoments(life: EsimLife): readonly NoticeMoment[] {
  return life.packages.flatMap(momentsOf).sort((one, other) => one.at - other.at);
}

function momentsOf(lived: LivedPackage): readonly NoticeMoment[] {
  const { life, listing } = lived;
  const amount = listing.package.isUnlimited ? Infinity : listing.package.amountMegabytes;
  const candidates: readonly (readonly [NoticeLevel, number | null])[] = [
    ['75%', life.whenUsed(amount * 0.75)],
    ['90%', life.whenUsed(amount * 0.9)],
    ['3days', life.expiresAt - 3 * DAY_MILLISECONDS],
    ['1days', life.expiresAt - DAY_MILLISECONDS],
  ];
  return candidates.flatMap(([level, at]) =>
    at !== null && at > life.activatedAt && at <= life.endedAt ? [{ level, at, package: lived }] : [],
  );
}

import type { MyEsim } from '#contract/account/my-esims.ts';
import type { UsageResponse } from '#contract/account/usage/usage.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`;

const ESIM: MyEsim = {
  id: '6f1b0a8e-0000-4000-8000-000000000001',
  title: 'Japan eSIM, 10 GB, 10 days',
  name: null,
  country: 'Japan',
  countryCode: 'JP',
  coverage: 'local',
  iccid: '8944700000000000001',
  status: 'active',
  display: 'active',
  isInstalled: true,
  firstConnectedAt: day(1),
  dataPlan: '10 GB',
  validityDays: 10,
  extras: [],
  daysStart: 'Your 10 days start when it first connects.',
  startsOnInstall: false,
  expiresAt: day(11),
  usage: { totalMegabytes: 10_000, usedMegabytes: 5_000, remainingMegabytes: 5_000, isUnlimited: false },
  readAt: day(5),
  refresh: { isPossible: true, possibleAt: null },
  orderNumber: '100001',
  isOneOfSeveral: false,
  createdAt: day(1),
  canTopUp: true,
  noTopupReason: null,
  newPlanPath: '/esim/japan?like=data-10-10240',
  topups: [],
  waiting: [],
  hasOpenWithdrawal: false,
  isRefunded: false,
  gift: null,
  given: null,
};

/** Half of the data of a plan of ten days, used evenly on its first four. */
export function aUsage(changes: Partial<UsageResponse> = {}): UsageResponse {
  return {
    timeZone: 'UTC',
    esim: ESIM,
    usedMegabytes: 5_000,
    usedBeforeMegabytes: 0,
    paceToEnd: 5_000 / 6,
    fairUseMegabytes: null,
    forecast: { kind: 'too-early' },
    line: [1, 2, 3, 4, 5].map((number) => ({
      at: day(number),
      remainingMegabytes: 10_000 - (number - 1) * 1_250,
      totalMegabytes: 10_000,
    })),
    days: [1, 2, 3, 4].map((number) => ({
      date: day(number).slice(0, 10),
      from: day(number),
      to: day(number + 1),
      usedMegabytes: 1_250,
      remainingMegabytes: 10_000 - number * 1_250,
      isEstimated: false,
      isToday: false,
    })),
    basedOn: { readings: 5, firstAt: day(1), lastAt: day(5) },
    ...changes,
  };
}

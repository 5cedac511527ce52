import type { MyEsim } from '#contract/account/my-esims.ts';
import type { UsageForecast, UsageResponse } from '#contract/account/usage/usage.ts';
import { DAY_MS } from '#core/durations.ts';
import { daysLeft } from '#core/esims/dashboard/days-left.ts';
import { isLowOnData } from '#core/esims/dashboard/next-action.ts';
import { useTimes } from '../../language/use-times.ts';
import { useNow } from '../../esims/use-now.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAmounts } from './use-amounts.ts';

export type Mark = 'warn' | 'good' | 'over' | 'wait';

type Words = Readonly<{ mark: Mark; label: string | null; sentence: string; text: readonly string[] }>;

type Of<Kind extends UsageForecast['kind']> = Extract<UsageForecast, { kind: Kind }>;

/** The forecast in words. */
export function useVerdict(usage: UsageResponse): Words {
  const runsOut = useRunsOut(usage);
  const lasts = useLasts(usage);
  const others = useOthers(usage);
  const early = useTooEarly(usage);
  const unlimited = useUnlimited(usage);
  const { forecast } = usage;
  switch (forecast.kind) {
    case 'runs-out':
      return runsOut(forecast);
    case 'lasts':
      return lasts(forecast);
    case 'too-early':
      return early();
    case 'unlimited':
      return unlimited(forecast);
    case 'not-connected':
      return others.notConnected();
    case 'used-up':
      return others.usedUp(forecast);
    case 'ended':
      return others.ended(forecast);
  }
}

function useRunsOut({ esim: { expiresAt } }: UsageResponse) {
  const t = useMessages('usage');
  const { day } = useTimes();
  const { about } = useAmounts();
  const now = useNow();
  return ({ at, earliest, latest, pace }: Of<'runs-out'>): Words => {
    const [slow, fast] = [about(pace.slow), about(pace.fast)];
    const date = day(at);
    const early = expiresAt === null ? 0 : Math.floor((Date.parse(expiresAt) - Date.parse(at)) / DAY_MS);
    const range =
      latest === null
        ? t('verdict.rangeOpen', { earliest: day(earliest), slow, fast })
        : t('verdict.range', { earliest: day(earliest), latest: day(latest), slow, fast });
    return {
      mark: 'warn',
      label: t('verdict.short'),
      sentence: date === day(now.toISOString()) ? t('verdict.runsOutToday') : t('verdict.runsOut', { date }),
      text: early > 0 ? [range, t('verdict.early', { count: early })] : [range],
    };
  };
}

function useLasts({ esim: { expiresAt }, paceToEnd }: UsageResponse) {
  const t = useMessages('usage');
  const { day } = useTimes();
  const { amount, about } = useAmounts();
  return ({ leftMegabytes, pace, earliest }: Of<'lasts'>): Words => {
    const isUsed = pace.average > 0 && expiresAt !== null;
    const enough = t('verdict.lastsText', { pace: about(pace.average), most: about(paceToEnd ?? 0) });
    const unsure =
      earliest === null
        ? []
        : [t('verdict.lastsUnsure', { fast: about(pace.fast), earliest: day(earliest) })];
    return {
      mark: 'good',
      label: t('verdict.enough'),
      sentence: isUsed
        ? t('verdict.lasts', { left: amount(leftMegabytes), date: day(expiresAt) })
        : t('verdict.lastsAll'),
      text: isUsed && paceToEnd !== null ? [enough, ...unsure] : [],
    };
  };
}

/** What can be said without a forecast. */
function useOthers(usage: UsageResponse) {
  const t = useMessages('usage');
  const { day, clock } = useTimes();
  const { amount } = useAmounts();
  const { esim } = usage;
  // Of the package whose rest is named beside it: the figures below have what was used before a top-up.
  const used = amount(limitedUse(esim) ?? usage.usedMegabytes);
  return {
    notConnected: (): Words =>
      isOver(esim.display)
        ? { mark: 'over', label: null, sentence: t('verdict.neverUsed'), text: [] }
        : {
            mark: 'wait',
            label: null,
            sentence: t('verdict.notConnected', { count: esim.validityDays }),
            text: [esim.daysStart, t('verdict.sync')],
          },
    usedUp: ({ at }: Of<'used-up'>): Words => ({
      mark: 'over',
      label: t('verdict.usedUpLabel'),
      sentence: t('verdict.usedUp', { time: clock(at) }),
      text: esim.canTopUp ? [t('verdict.usedUpText')] : [],
    }),
    ended: ({ leftMegabytes }: Of<'ended'>): Words => ({
      mark: 'over',
      label: null,
      sentence: t('verdict.ended', { date: day(esim.expiresAt ?? esim.createdAt) }),
      text: [
        leftMegabytes === null || leftMegabytes === 0
          ? t('verdict.endedUsed', { used })
          : t('verdict.endedText', { used, left: amount(leftMegabytes) }),
      ],
    }),
  };
}

function limitedUse({ usage }: MyEsim): number | null {
  return usage === null || usage.isUnlimited ? null : usage.usedMegabytes;
}

function isOver(display: MyEsim['display']): boolean {
  return display === 'expired' || display === 'finished' || display === 'recycled';
}

function useTooEarly({ esim, paceToEnd }: UsageResponse) {
  const t = useMessages('usage');
  const { amount, about } = useAmounts();
  const now = useNow();
  return (): Words => {
    const { usage, expiresAt, validityDays } = esim;
    const isLow = isLowOnData(esim);
    const left = usage?.remainingMegabytes ?? 0;
    const count = expiresAt === null ? validityDays : daysLeft(new Date(expiresAt), now);
    const pace = about(paceToEnd ?? (usage?.totalMegabytes ?? 0) / Math.max(1, validityDays));
    return {
      mark: isLow ? 'warn' : 'wait',
      label: isLow ? t('verdict.low') : null,
      sentence: t('verdict.tooEarly', { left: amount(left), count }),
      text: [t('verdict.tooEarlyText', { pace })],
    };
  };
}

function useUnlimited({ days, fairUseMegabytes, usedMegabytes }: UsageResponse) {
  const t = useMessages('usage');
  const { amount, about } = useAmounts();
  return ({ pace }: Of<'unlimited'>): Words => {
    const limit =
      fairUseMegabytes === null ? [] : [t('verdict.fairUse', { limit: amount(fairUseMegabytes) })];
    const today = days.at(-1)?.usedMegabytes ?? 0;
    if (usedMegabytes === 0)
      return {
        mark: 'wait',
        label: null,
        sentence: t('verdict.unlimitedNone'),
        text: [t('verdict.unlimitedNoneText'), ...limit],
      };
    return {
      mark: 'good',
      label: null,
      sentence:
        pace === null
          ? t('verdict.unlimitedToday', { used: amount(today) })
          : t('verdict.unlimited', { pace: about(pace) }),
      text: limit,
    };
  };
}

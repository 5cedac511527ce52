import type { TFunction } from 'i18next';
import type { DaysStart } from '#core/plans/days-start.ts';
import type { PlanWords } from '#core/plans/plan.ts';

type PlanMessages = TFunction<'plans'>;

export function planWords(t: PlanMessages): PlanWords {
  return {
    title: (type, country) => (type === 'topup' ? t('topupTitle', { country }) : t('simTitle', { country })),
    validity: (count) => t('validity', { count }),
    coverage: (type) => t(`coverage.${type}`),
    unlimited: () => t('unlimited'),
    anyNetworks: () => t('anyNetworks'),
    defaultFeatures: () => [t('prepaid'), t('getNow')],
    getNowActivateOnArrival: () => t('getNow'),
  };
}

/** The one line that says when a plan's days begin. `place` is null for a plan of several countries. */
export function daysStartLine(start: DaysStart, place: string | null, t: PlanMessages): string {
  const count = start.days;
  switch (start.kind) {
    case 'top-up':
      return start.graceDays === null
        ? t('daysStart.topup', { count })
        : t('daysStart.topupGrace', { count, window: start.graceDays });
    case 'installation':
      return start.installWithinDays === null
        ? t('daysStart.installation', { count })
        : t('daysStart.installationWindow', { count, window: start.installWithinDays });
    case 'first-connection':
      return firstConnectionLine(start, place, t);
  }
}

function firstConnectionLine(
  { days: count, installWithinDays: window }: Extract<DaysStart, { kind: 'first-connection' }>,
  place: string | null,
  t: PlanMessages,
): string {
  if (place === null) {
    return window === null
      ? t('daysStart.connectionMulti', { count })
      : t('daysStart.connectionMultiWindow', { count, window });
  }
  return window === null
    ? t('daysStart.connection', { count, place })
    : t('daysStart.connectionWindow', { count, place, window });
}

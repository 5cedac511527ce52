import { CalendarClock } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { isBeforeStart, planDays } from '#core/esims/dashboard/plan-days.ts';
import { DaysStartLine } from '../../../esims/days-start-line.tsx';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';

/** When the days of the eSIM start, which tells the customer when to install it. Empty once they have started. */
export function DaysBeforeStart({ esim }: Readonly<{ esim: MyEsim }>) {
  if (!isBeforeStart(esim) || noInstallReason(esim) !== null) return null;
  return <DaysStartLine text={esim.daysStart} startsOnInstall={esim.startsOnInstall} />;
}

/** When the days of the eSIM started and when they end. Empty before. */
export function PlanDaysLine({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('esims');
  const { dateAndTime } = useTimes();
  const days = planDays(esim, useNow());
  if (days.kind === 'not-started') return null;
  const { kind, startedAt, endsAt } = days;
  const start = startedAt === null ? null : t('details.days.started', { date: dateAndTime(startedAt) });
  const end = endsAt === null ? null : t(`details.days.${kind}`, { date: dateAndTime(endsAt) });
  if (start === null && end === null) return null;
  return (
    <p className="flex gap-1.5 text-sm text-ink-soft">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{[start, end].filter((sentence) => sentence !== null).join(' ')}</span>
    </p>
  );
}

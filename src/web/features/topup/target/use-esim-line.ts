import type { MyEsim } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';

/** "4.1 GB left (as of 3:11 AM), until Dec 8, 2026; then 5 GB"; before the first reading the data of the plan. */
export function useEsimLine(esim: MyEsim): string {
  const t = useMessages('topup');
  const running = useRunningLine(esim);
  const waiting = esim.waiting.map(({ data }) => data).join(' + ');
  return waiting === '' ? running : t('lineThen', { running, waiting });
}

function useRunningLine(esim: MyEsim): string {
  const { usage, dataPlan, expiresAt, readAt } = esim;
  const t = useMessages('topup');
  const language = useLanguage();
  const { clock, date } = useTimes();
  // Of the running package alone: the line adds what waits behind it.
  const end = planEnd({ ...esim, waiting: [] }, useNow());
  if (end?.kind === 'days')
    return end.at === null ? dataPlan : t('lineEnded', { data: dataPlan, date: date(end.at) });
  const data =
    usage === null || usage.isUnlimited || readAt === null
      ? dataPlan
      : t('left', { data: formatData(usage.remainingMegabytes, language), time: clock(readAt) });
  return expiresAt === null ? data : t('lineUntil', { data, date: date(expiresAt) });
}

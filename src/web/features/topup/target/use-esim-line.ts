import type { MyEsim } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { hasEnded } from '#core/esims/dashboard/plan-days.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../esims/use-times.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';

/** "4.1 GB left, until Dec 8, 2026; then 5 GB"; before the first reading the data of the plan. */
export function useEsimLine(esim: MyEsim): string {
  const t = useMessages('topup');
  const running = useRunningLine(esim);
  const waiting = esim.waiting.map(({ data }) => data).join(' + ');
  return waiting === '' ? running : t('lineThen', { running, waiting });
}

function useRunningLine(esim: MyEsim): string {
  const { usage, dataPlan, expiresAt } = esim;
  const t = useMessages('topup');
  const language = useLanguage();
  const { date } = useTimes();
  const isOver = hasEnded(esim, useNow());
  const data =
    isOver || usage === null || usage.isUnlimited
      ? dataPlan
      : t('left', { data: formatData(usage.remainingMegabytes, language) });
  if (expiresAt === null) return data;
  return t(isOver ? 'lineEnded' : 'lineUntil', { data, date: date(expiresAt) });
}

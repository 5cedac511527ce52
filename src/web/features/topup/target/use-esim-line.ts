import type { MyEsim } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
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

function useRunningLine({ usage, dataPlan, expiresAt, display }: MyEsim): string {
  const t = useMessages('topup');
  const language = useLanguage();
  const { date } = useTimes();
  const data =
    usage === null || usage.isUnlimited
      ? dataPlan
      : t('left', { data: formatData(usage.remainingMegabytes, language) });
  if (expiresAt === null) return data;
  const isOver = display === 'expired' || display === 'recycled';
  return t(isOver ? 'lineEnded' : 'lineUntil', { data, date: date(expiresAt) });
}

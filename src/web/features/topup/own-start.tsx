import type { MyEsim } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { topupStart } from '#core/topups/start/topup-start.ts';
import { useMyEsims } from '../../esims/use-my-esims.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

/** The reading that shows the start of a top-up follows its delivery by seconds. */
const READ_EVERY_MS = 5_000;

/** When the top-up of the customer's own eSIM starts, or what it has since it started. */
export function OwnStart({ esimId }: Readonly<{ esimId: string }>) {
  const { data } = useMyEsims();
  const esim = data?.esims.find(({ id }) => id === esimId);
  const start = esim === undefined ? 'either' : topupStart(esim);
  useMyEsims({ enabled: start === 'at-once', refetchInterval: READ_EVERY_MS });
  const t = useMessages('topup');
  if (esim !== undefined && start === 'started') return <Started esim={esim} />;
  const isMissing = esim?.display === 'ready_to_install';
  return `${t(`success.starts.${start}`)}${isMissing ? ` ${t('starts.installFirst')}` : ''}`;
}

function Started({ esim: { usage, expiresAt } }: Readonly<{ esim: Pick<MyEsim, 'usage' | 'expiresAt'> }>) {
  const t = useMessages('topup');
  const language = useLanguage();
  const { date } = useTimes();
  if (expiresAt === null) return t('success.starts.started');
  if (usage === null || usage.isUnlimited) return t('success.starts.startedUntil', { date: date(expiresAt) });
  return t('success.starts.startedLeft', {
    data: formatData(usage.remainingMegabytes, language),
    date: date(expiresAt),
  });
}

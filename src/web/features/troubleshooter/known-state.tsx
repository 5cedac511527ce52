import { RadioTower } from 'lucide-react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { useTimes } from '../../esims/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

/** What the network reported last: whether the eSIM ever connected, and the data left. Empty before the first reading. */
export function KnownState({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('troubleshooter');
  const { clock, date } = useTimes();
  const language = useLanguage();
  const { readAt, firstConnectedAt, usage } = esim;
  if (readAt === null) return null;
  const isCounted = firstConnectedAt !== null && usage !== null && !usage.isUnlimited;
  const sentences = [
    firstConnectedAt === null ? t('known.never') : t('known.connected', { date: date(firstConnectedAt) }),
    isCounted ? t('known.left', { data: formatData(usage.remainingMegabytes, language) }) : null,
    t('known.asOf', { time: clock(readAt) }),
  ];
  return (
    <p className="mb-4 flex items-start gap-2">
      <RadioTower aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>{sentences.filter((sentence) => sentence !== null).join(' ')}</span>
    </p>
  );
}

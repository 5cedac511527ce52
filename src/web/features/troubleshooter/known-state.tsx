import type { ReactNode } from 'react';
import { RadioTower } from 'lucide-react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { lastSeenAt, type ProvenQuestion } from '#core/esims/troubleshooter/network-proof.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{
  esim: MyEsimDetails;
  proven: readonly ProvenQuestion[];
  /** The button that leaves out no question. */
  all: ReactNode;
}>;

/** What the network reported last: when it saw the eSIM, the data left, and which questions that answers. */
export function KnownState({ esim, proven, all }: Properties) {
  const t = useMessages('troubleshooter');
  const { clock } = useTimes();
  const language = useLanguage();
  const { readAt, usage } = esim;
  const lastSeen = useLastSeen(esim);
  if (readAt === null) return null;
  const isCounted = lastSeen !== null && usage !== null && !usage.isUnlimited;
  const list = new Intl.ListFormat(language).format(proven.map((question) => t(`known.names.${question}`)));
  const sentences = [
    lastSeen ?? t('known.never'),
    isCounted ? t('known.left', { data: formatData(usage.remainingMegabytes, language) }) : null,
    t('known.asOf', { time: clock(readAt) }),
  ];
  return (
    <div className="mb-4 flex max-w-2xl items-start gap-2">
      <RadioTower aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <div className="grid justify-items-start gap-1">
        <p>{sentences.filter((sentence) => sentence !== null).join(' ')}</p>
        {proven.length === 0 ? null : (
          <>
            <p>{t('known.proven', { list })}</p>
            {all}
          </>
        )}
      </div>
    </div>
  );
}

/** "The network last saw this eSIM: 2:02 PM, Japan." A reading has no place; a local plan works only in its country. */
function useLastSeen(esim: MyEsimDetails): string | null {
  const t = useMessages('troubleshooter');
  const { clock } = useTimes();
  const at = lastSeenAt(esim);
  if (at === null) return null;
  const time = clock(at);
  return esim.coverage === 'local'
    ? t('known.seenIn', { time, place: esim.country })
    : t('known.seen', { time });
}

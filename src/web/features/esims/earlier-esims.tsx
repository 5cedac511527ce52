import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { plansAddress } from '#core/esims/dashboard/plans-address.ts';
import { detailsPath } from '#core/esims/installation/esim-paths.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { Flag } from '../../ui/flag.tsx';
import { CoverageMark } from '../../esims/coverage-mark.tsx';
import { EsimStatus } from './pass/esim-status.tsx';
import { ShowMore, usePart } from './show-more.tsx';
import { useNow } from '../../esims/use-now.ts';
import { useTimes } from '../../language/use-times.ts';

const MOST_FLAGS = 6;

type Properties = Readonly<{
  esims: readonly MyEsim[];
  /** A search shows what it found. */
  isOpenFirst: boolean;
}>;

/** Ended eSIMs in one closed line with their flags. */
export function EarlierEsims({ esims, isOpenFirst }: Properties) {
  const t = useMessages('esims');
  const id = useId();
  const [isPressedOpen, setIsPressedOpen] = useState(false);
  const isOpen = isOpenFirst || isPressedOpen;
  if (esims.length === 0) return null;
  return (
    <section className="mt-5 rounded-card border border-line bg-card">
      <h2>
        <button
          type="button"
          className="flex min-h-14 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left font-semibold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsPressedOpen(!isOpen)}
        >
          {t('mine.earlier', { count: esims.length })}
          <FlagsOf esims={esims} />
          <ChevronDown
            aria-hidden="true"
            className={`ml-auto size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <EarlierList esims={esims} /> : null}
      </div>
    </section>
  );
}

function FlagsOf({ esims }: Readonly<{ esims: readonly MyEsim[] }>) {
  const codes = new Set(esims.flatMap(({ countryCode }) => countryCode ?? []));
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1.5">
      {[...codes].slice(0, MOST_FLAGS).map((code) => (
        <Flag key={code} countryCode={code} />
      ))}
    </span>
  );
}

function EarlierList({ esims }: Readonly<{ esims: readonly MyEsim[] }>) {
  const t = useMessages('esims');
  const { list, part, rest, showMore } = usePart<MyEsim, HTMLUListElement>(esims);
  return (
    <>
      <ul ref={list} className="divide-y divide-line border-t border-line">
        {part.map((esim) => (
          <li key={esim.id} className="grid gap-x-4 px-4 py-2 sm:grid-cols-[1fr_auto] sm:items-center">
            <LocalizedLink
              to={detailsPath(esim.id)}
              className="flex min-h-11 items-center gap-3 font-semibold text-sea underline underline-offset-4"
            >
              <CoverageMark esim={esim} />
              <span className="min-w-0 wrap-break-word">{esim.name ?? unbrokenData(esim.title)}</span>
            </LocalizedLink>
            <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              <EsimStatus esim={esim} />
              <Ended esim={esim} />
              <LocalizedLink
                to={esim.canTopUp ? topupAddress({ esimId: esim.id }) : plansAddress(esim.country)}
                className="quiet-link"
              >
                <span>
                  {t(esim.canTopUp ? 'mine.topUp' : 'mine.newPlan')}
                  <span className="sr-only"> {esim.name ?? esim.title}</span>
                </span>
              </LocalizedLink>
            </div>
          </li>
        ))}
      </ul>
      <ShowMore rest={rest} onPress={showMore} />
    </>
  );
}

/** When its days ended. Empty for one whose data is used up before that, and for an unknown time. */
function Ended({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('esims');
  const { date } = useTimes();
  const end = planEnd(esim, useNow());
  return end?.kind === 'days' && end.at !== null ? t('mine.ended', { date: date(end.at) }) : null;
}

import { ArrowLeft, FileText, Printer, WifiOff } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import type { UsageResponse } from '#contract/account/usage/usage.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { CoverageMark } from '../../esims/coverage-mark.tsx';
import { ReadingLine } from '../../esims/reading-line.tsx';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chartKind } from './chart/chart-geometry.ts';
import { UsageChart } from './chart/usage-chart.tsx';
import { DaysTable } from './days-table.tsx';
import { Figures } from './figures.tsx';
import { UsageActions } from './usage-actions.tsx';
import { useChosenEsim } from './use-chosen-esim.ts';
import { Verdict } from './verdict.tsx';

/** One eSIM: the verdict first, then the chart, the figures and what can be done. */
export function UsagePass({ usage, onRead }: Readonly<{ usage: UsageResponse; onRead: () => void }>) {
  const t = useMessages('usage');
  const { esim } = usage;
  const kind = chartKind(usage);
  const hasChart = kind === 'drawn';
  return (
    <>
      <article className="usage-pass" data-has-chart={hasChart}>
        <div className="usage-verdict">
          {hasChart && usage.forecast.kind !== 'unlimited' ? <EndLine usage={usage} /> : null}
          <EsimName esim={esim} />
          <Verdict usage={usage} />
          {kind === 'tomorrow' ? <p className="text-ink-soft">{t('chart.fromTomorrow')}</p> : null}
        </div>
        {hasChart ? <UsageChart usage={usage} /> : null}
        <div className="usage-stub">
          <Figures usage={usage} hasChart={hasChart} />
          <UsageActions usage={usage} />
        </div>
      </article>
      <DaysTable usage={usage} />
      <div className="usage-reading">
        <ReadingLine esim={esim} onRead={onRead} />
        <Tools usage={usage} />
      </div>
    </>
  );
}

/** With several eSIMs the choice above names it; on paper the choice is not printed. */
function EsimName({ esim }: Readonly<{ esim: MyEsim }>) {
  const { esims } = useChosenEsim();
  return (
    <p className={`items-center gap-2 font-semibold ${esims.length > 1 ? 'hidden print:flex' : 'flex'}`}>
      <CoverageMark esim={esim} />
      {esim.name ?? unbrokenData(esim.title)}
    </p>
  );
}

/** Beside the perforation, which is the end of validity. */
function EndLine({ usage: { esim, forecast } }: Readonly<{ usage: UsageResponse }>) {
  const t = useMessages('usage');
  const { dateAndTime } = useTimes();
  if (esim.expiresAt === null) return null;
  return (
    <p className="hidden items-center gap-1.5 text-sm font-semibold lg:flex">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t(forecast.kind === 'ended' ? 'chart.ended' : 'chart.ends', { date: dateAndTime(esim.expiresAt) })}
    </p>
  );
}

function Tools({ usage: { esim } }: Readonly<{ usage: UsageResponse }>) {
  const t = useMessages('usage');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow text-sm text-ink-soft">{t('source')}</p>
      <div className="usage-control flex flex-wrap gap-2">
        <LocalizedLink to={`/dashboard/usage/report?esim=${esim.id}`} className={buttonClass('chip')}>
          <FileText aria-hidden="true" className="size-4" />
          {t('report')}
        </LocalizedLink>
        <button type="button" className={buttonClass('chip')} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t('print')}
        </button>
      </div>
    </div>
  );
}

/** While offline, what was read last stays on the screen. `readAt` null: nothing is on the screen. */
export function OfflineLine({ readAt }: Readonly<{ readAt: string | null }>) {
  const t = useMessages('usage');
  const { clock } = useTimes();
  return (
    <div role="status" className="notice-card mb-4">
      <h2 className="flex items-center gap-2 text-lg">
        <WifiOff aria-hidden="true" className="size-5" />
        {t('offline.title')}
      </h2>
      <p className="text-ink-soft">
        {readAt === null ? t('offline.none') : t('offline.kept', { time: clock(readAt) })}
      </p>
    </div>
  );
}

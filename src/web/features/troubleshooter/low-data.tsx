import type { ReactNode } from 'react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { NextPlanLink } from '../../esims/plan-ended.tsx';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{
  esim: MyEsimDetails;
  /** The button that leads to the questions. */
  children: ReactNode;
}>;

/** The network counts late: what little was left may be used up, and then no setting helps. */
export function LowData({ esim, children }: Properties) {
  const t = useMessages('troubleshooter');
  const language = useLanguage();
  const { clock } = useTimes();
  const { usage, readAt } = esim;
  if (usage === null || readAt === null) return children;
  const data = formatData(usage.remainingMegabytes, language);
  return (
    <>
      <p className="text-ink-soft">{t('low.text', { data, time: clock(readAt) })}</p>
      <div className="flex flex-wrap gap-3">
        <NextPlanLink esim={esim} />
        {children}
      </div>
    </>
  );
}

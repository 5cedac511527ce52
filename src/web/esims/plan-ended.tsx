import type { ReactNode } from 'react';
import { CircleSlash, Plus } from 'lucide-react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { isInstallFirst } from '#core/esims/dashboard/next-action.ts';
import type { PlanEnd } from '#core/esims/dashboard/plan-end.ts';
import { plansAddress } from '#core/esims/dashboard/plans-address.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { FoldedCodes } from './folded-codes.tsx';
import { useTimes } from '../language/use-times.ts';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';

type Properties = Readonly<{
  esim: MyEsimDetails;
  end: PlanEnd;
  /** Everything that installs it. Null: nothing does any more. */
  children: ReactNode | null;
}>;

/** An eSIM whose plan has ended: installing it gives no data, so a top-up or a new plan comes first. */
export function PlanEnded({ esim, end, children }: Properties) {
  const t = useMessages('install');
  const title = usePlanEndTitle(end);
  return (
    <>
      <section className="notice-card mb-6">
        <h3 className="flex items-center gap-2 text-2xl">
          <CircleSlash aria-hidden="true" className="size-6 shrink-0 text-warn" />
          {title}
        </h3>
        <NextPlan esim={esim} />
      </section>
      {children === null ? null : <FoldedCodes words={t('inUse.codes')}>{children}</FoldedCodes>}
    </>
  );
}

/** "Your plan ended on 18 November". Empty while it has not ended. */
export function usePlanEndTitle(end: PlanEnd | null): string {
  const t = useMessages('install');
  const { date } = useTimes();
  if (end === null) return '';
  if (end.kind === 'data') return t('ended.data');
  return end.at === null ? t('ended.days') : t('ended.daysOn', { date: date(end.at) });
}

function nextWords(esim: MyEsimDetails) {
  if (!esim.canTopUp) return 'ended.noTopUp';
  return isInstallFirst(esim) ? 'ended.topUpFirst' : 'ended.topUp';
}

type NextProperties = Readonly<{
  esim: MyEsimDetails;
  /** Shown beside the button. */
  children?: ReactNode;
}>;

/** What to do when the plan has ended: a top-up while one is possible, otherwise a new plan. */
export function NextPlan({ esim, children }: NextProperties) {
  const t = useMessages('install');
  return (
    <>
      <p>{t(nextWords(esim))}</p>
      <div className="flex flex-wrap gap-3">
        <NextPlanLink esim={esim} />
        {children}
      </div>
    </>
  );
}

/** A top-up while one is possible, otherwise a new plan. */
export function NextPlanLink({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('esims');
  if (!esim.canTopUp) {
    return (
      <LocalizedLink to={plansAddress(esim.country)} className={buttonClass('primary')}>
        {t('mine.newPlan')}
      </LocalizedLink>
    );
  }
  return (
    <LocalizedLink to={topupAddress({ esimId: esim.id })} className={buttonClass('primary')}>
      <Plus aria-hidden="true" className="size-5" />
      {t('mine.topUp')}
    </LocalizedLink>
  );
}

import { localizedPath } from '#core/language-path.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { planName, type PlanCardView } from './plan-card-view.ts';
import type { PlanI18n } from './use-plan-i18n.ts';

type Properties = Readonly<{ plan: PlanCardView; i18n: PlanI18n; kind?: 'primaryNarrow' | 'quietNarrow' }>;

/** Leads to the top-up page, which asks for the eSIM. */
export function TopUpLink({ plan, i18n: { t, language }, kind = 'primaryNarrow' }: Properties) {
  return (
    <a
      href={localizedPath(topupAddress({ packageId: plan.id }), language)}
      className={`w-full ${buttonClass(kind)}`}
      aria-label={`${t('topUp')}: ${planName(plan)}`}
    >
      {t('topUp')}
    </a>
  );
}

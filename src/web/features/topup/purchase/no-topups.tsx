import type { TopupOffersResponse } from '#contract/topups.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Omit<Extract<TopupOffersResponse, { kind: 'none' }>, 'kind'>;

/** Why this eSIM cannot be topped up, and the plan to buy instead. The eSIM stays as it is. */
export function NoTopups({ reason, newPlanPath }: Properties) {
  const t = useMessages('topup');
  const title = reason === 'no-iccid' ? t('reasons.no-iccid.short') : t('none');
  return (
    <div role="status" className="notice-card">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-prose text-ink-soft">{t(`reasons.${reason}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        <LocalizedLink to={newPlanPath ?? '/plans'} className={buttonClass('primary')}>
          {t('newPlan')}
        </LocalizedLink>
        <LocalizedLink to="/contact" className={buttonClass('quiet')}>
          {t('contact')}
        </LocalizedLink>
      </div>
    </div>
  );
}

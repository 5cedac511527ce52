import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { noTopupsTexts, type NoTopupsReason } from './no-topups-texts.ts';

type Properties = Readonly<{ reason: NoTopupsReason; newPlanPath: string | null }>;

/** Why this eSIM cannot be topped up, and the plan to buy instead. The eSIM stays as it is. */
export function NoTopups({ reason, newPlanPath }: Properties) {
  const t = useMessages('topup');
  const { title, text } = noTopupsTexts(reason, t);
  return (
    <div role="status" className="notice-card">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-prose text-ink-soft">{text}</p>
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

import { Clock } from 'lucide-react';
import type { CartItem } from '#core/cart/cart.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import { daysStartText } from '#core/plans/texts/days-start-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{
  item: CartItem;
  /** Null until it is loaded. */
  text: string | null;
}>;

/** When the days of a plan start. Its space is kept before the text arrives, so that nothing below it moves. */
export function ItemDaysStart({ item, text }: Properties) {
  const longest = useLongestText(item);
  return (
    <span data-longest={longest} className="days-start-line">
      {text === null ? null : (
        <span className="flex gap-1.5">
          <Clock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{text}</span>
        </span>
      )}
    </span>
  );
}

const A_MONTH = 30;

/** The longest of the sentences that can apply to such a plan. */
function useLongestText({ packageType, countryCode, country, validity }: CartItem): string {
  const t = useMessages('plans');
  const language = useLanguage();
  const terms = {
    type: packageType,
    validity_days: Number.parseInt(validity, 10) || DEFAULT_VALIDITY_DAYS,
    activation_policy: 'first-usage',
    install_window_days: A_MONTH,
    topup_grace_window_days: A_MONTH,
    coverage_type: countryCode === null ? 'regional' : 'local',
  } as const;
  return daysStartText(terms, country, { language, t });
}

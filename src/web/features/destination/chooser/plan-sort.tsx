import { ordersOf, shownOrder, type PlanOrder } from '#core/plans/chooser/choose-plans.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { PlanChoiceState } from './use-plan-choice.ts';

type Properties = Pick<PlanChoiceState, 'choice' | 'kind' | 'show'>;

/** A form that is sent by its button where no scripts run. */
export function PlanSort({ choice, kind, show }: Properties) {
  const t = useMessages('destination');
  const orders = ordersOf(kind);
  const sort = (order: PlanOrder | undefined) => {
    if (order !== undefined) show({ order });
  };
  return (
    <form method="get" className="sort-form">
      {choice.kind === null ? null : <input type="hidden" name="kind" value={choice.kind} />}
      {choice.trip === 0 ? null : <input type="hidden" name="trip" value={choice.trip} />}
      <label className="flex items-center gap-2">
        <span className="whitespace-nowrap">{t('chooser.sort.label')}</span>
        <select
          name="sort"
          className="sort-select"
          value={shownOrder(kind, choice)}
          onChange={({ target }) => sort(orders.find((order) => order === target.value))}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {order === 'unit-price' && kind === 'unlimited'
                ? t('chooser.sort.per-day')
                : t(`chooser.sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={buttonClass('quiet')}>
          {t('chooser.sort.apply')}
        </button>
      </noscript>
    </form>
  );
}

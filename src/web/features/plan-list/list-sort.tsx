import { useNavigate } from 'react-router';
import { LIST_ORDERS } from '#core/catalogue/packages/filters.ts';
import { orderOf, withOrder, writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useListPath } from './filters/pending-filters.ts';

/** The order of a list. A form, which its button sends where no scripts run. */
export function ListSort({ filters }: Readonly<{ filters: PlanFilters }>) {
  const t = useMessages('plans');
  const navigate = useNavigate();
  const path = useListPath();
  const hidden = new URLSearchParams(writePlanFilters({ ...filters, sort: null }));
  const show = (chosen: string) => {
    const sort = LIST_ORDERS.find((order) => order === chosen) ?? null;
    const query = writePlanFilters(withOrder(filters, sort));
    void navigate(path(query), { replace: true, preventScrollReset: true });
  };
  return (
    <form method="get" action={path('')} className="list-sort sort-form">
      {[...hidden].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="list-sort-label">
        <span>{t('list.sort.label')}</span>
        <select
          name="sort"
          className="sort-select"
          value={orderOf(filters)}
          onChange={({ target }) => show(target.value)}
        >
          {LIST_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`list.sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={buttonClass('quiet')}>
          {t('list.sort.apply')}
        </button>
      </noscript>
    </form>
  );
}

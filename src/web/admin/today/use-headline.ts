import type { SalesResponse, ShownAlert } from '#contract/admin/overview.ts';
import { useMessages } from '../../language/use-messages.ts';

/** The three questions of an owner, answered in one line; empty until the figures are there. */
export function useHeadline(
  sales: SalesResponse | undefined,
  alerts: readonly ShownAlert[] | undefined,
): string {
  const t = useMessages('admin-today');
  if (sales === undefined || alerts === undefined) return '';
  const { orders, settled } = sales.now;
  const open = orders - settled;
  return [
    orders > 0 ? t('lead.money') : t('lead.noMoney'),
    ...(orders === 0 ? [] : [open === 0 ? t('lead.delivered') : t('lead.open', { count: open })]),
    alerts.length === 0 ? t('lead.calm') : t('lead.alerts', { count: alerts.length }),
  ].join(' ');
}

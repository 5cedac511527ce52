import type { SalesResponse, ShownAlert, WaitingResponse } from '#contract/admin/overview.ts';
import { WAITING_KINDS } from '#core/overview/waiting.ts';
import { useMessages } from '../../language/use-messages.ts';

/** The three questions of an owner, answered in one line; empty until the figures are there. */
export function useHeadline(
  sales: SalesResponse | undefined,
  alerts: readonly ShownAlert[] | undefined,
  waiting: WaitingResponse | undefined,
): string {
  const t = useMessages('admin-today');
  if (sales === undefined || alerts === undefined || waiting === undefined) return '';
  const { orders, settled } = sales.now;
  const open = orders - settled;
  const customers = WAITING_KINDS.reduce((sum, kind) => sum + waiting[kind].count, 0);
  return [
    orders > 0 ? t('lead.money') : t('lead.noMoney'),
    ...(orders === 0 ? [] : [open === 0 ? t('lead.delivered') : t('lead.open', { count: open })]),
    ...(alerts.length === 0 ? [] : [t('lead.alerts', { count: alerts.length })]),
    ...(customers === 0 ? [] : [t('lead.waiting', { count: customers })]),
    ...(alerts.length + customers === 0 ? [t('lead.calm')] : []),
  ].join(' ');
}

import type { StaffOrderDetails } from '#contract/admin/orders.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDollars } from '../../language/use-dollars.ts';

/** What was paid, refunded and, for admins, what it cost. */
export function OrderMoney({ order }: Readonly<{ order: StaffOrderDetails }>) {
  const t = useMessages('admin-orders');
  const dollars = useDollars();
  const { discountCents, discountCode, paidCents, refundedCents, costCents } = order;
  const rows: (readonly [name: string, cents: number, isStrong?: boolean])[] = [
    [t('money.plans', { count: order.unitCount }), order.subtotalCents],
    ...(discountCents === 0 ? [] : [[discountCode ?? t('money.discount'), -discountCents] as const]),
    [t('money.paid'), paidCents, true],
    ...(refundedCents === 0 ? [] : [[t('money.refunded'), -refundedCents] as const]),
    ...(costCents === undefined
      ? []
      : [
          [t('money.cost'), -costCents] as const,
          [t('money.margin'), paidCents - refundedCents - costCents, true] as const,
        ]),
  ];
  return (
    <section className="admin-box">
      <h2 className="admin-heading">{t('money.heading')}</h2>
      <dl className="admin-money">
        {rows.map(([name, cents, isStrong]) => (
          <div key={name} className={isStrong === true ? 'admin-strong' : ''}>
            <dt>{name}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

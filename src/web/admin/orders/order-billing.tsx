import type { StaffOrderDetails } from '#contract/admin/orders.ts';
import { useMessages } from '../../language/use-messages.ts';

/** Who the invoice is for. Only the customer changes it. */
export function OrderBilling({ billing }: Pick<StaffOrderDetails, 'billing'>) {
  const t = useMessages('admin-orders');
  if (billing === null) return null;
  const { name, address, country, taxNumber } = billing;
  return (
    <section className="admin-box wrap-anywhere">
      <h2 className="admin-heading">{t('billing.heading')}</h2>
      <p>{name}</p>
      {address === '' ? null : <p className="whitespace-pre-line">{address}</p>}
      {country === '' ? null : <p>{country}</p>}
      {taxNumber === '' ? null : <p>{t('billing.taxNumber', { taxNumber })}</p>}
    </section>
  );
}

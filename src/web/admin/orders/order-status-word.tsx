import { CircleCheck, CircleSlash, CreditCard, Hourglass, Undo2, type LucideIcon } from 'lucide-react';
import type { ListedOrder } from '#contract/admin/orders.ts';
import { useMessages } from '../../language/use-messages.ts';

type Status = ListedOrder['status'];

const ICONS: Readonly<Record<Status, LucideIcon>> = {
  'awaiting-payment': CreditCard,
  paid: Hourglass,
  fulfilled: CircleCheck,
  refunded: Undo2,
  cancelled: CircleSlash,
};

/** A status is an icon, a word and a colour. */
export function OrderStatusWord({ status }: Readonly<{ status: Status }>) {
  const t = useMessages('admin-orders');
  const Icon = ICONS[status];
  return (
    <span className="admin-status" data-status={status}>
      <Icon aria-hidden="true" className="size-4" />
      {t(`status.${status}`)}
    </span>
  );
}

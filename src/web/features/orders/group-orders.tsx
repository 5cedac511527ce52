import type { ReactNode } from 'react';
import type { MyOrder } from '#contract/account/my-orders.ts';
import { isGroupOrder } from '#core/shares/is-group-order.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { fetchOrders } from './fetch-orders.ts';

type Properties = Readonly<{ actionsOf: (order: MyOrder) => ReactNode }>;

/** The newest order with several delivered eSIMs that is no gift: its actions. Empty without such an order. */
export function GroupOrders({ actionsOf }: Properties) {
  const { data: orders } = useMyQuery(['orders'], fetchOrders);
  const newest = orders?.find(({ units, gift }) => gift === null && isGroupOrder(units));
  return newest === undefined ? null : actionsOf(newest);
}

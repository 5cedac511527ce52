import type { ReactNode } from 'react';
import type { MyOrder } from '#contract/my-orders.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { fetchOrders } from './fetch-orders.ts';

type Properties = Readonly<{ actionsOf: (order: MyOrder) => ReactNode }>;

/** The newest order with several delivered eSIMs: its actions are above the eSIMs. Empty without such an order. */
export function GroupOrders({ actionsOf }: Properties) {
  const { data: orders } = useMyQuery(['orders'], fetchOrders);
  const newest = orders?.find(({ units }) => units.filter(({ state }) => state === 'delivered').length > 1);
  return newest === undefined ? null : <div className="mb-6">{actionsOf(newest)}</div>;
}

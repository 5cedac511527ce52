/** The page with every order. */
export const ORDERS_PATH = '/dashboard/orders';

/** Leads to the gift on the page of its order. */
export const GIFT_HASH = '#gift';

/** The page of one order. */
export function orderPath(orderId: string): string {
  return `${ORDERS_PATH}/${orderId}`;
}

export function invoicePath(orderId: string): string {
  return `${orderPath(orderId)}/invoice`;
}

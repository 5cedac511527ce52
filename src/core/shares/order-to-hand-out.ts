import type { EsimStatus } from '#core/esims/esim-provider.ts';
import { canBeShared } from './share.ts';

type Esim = Readonly<{
  orderNumber: string;
  status: EsimStatus;
  hasOpenWithdrawal: boolean;
  gift: object | null;
}>;

/**
 * The newest order with several eSIMs of which one can still be given to somebody; null without such an order. `esims` are
 * newest first.
 */
export function orderToHandOut(esims: readonly Esim[]): string | null {
  const own = esims.filter(({ gift }) => gift === null);
  const ofOrder = (orderNumber: string) => own.filter((esim) => esim.orderNumber === orderNumber);
  const newest = own.find(
    ({ orderNumber, status, hasOpenWithdrawal }) =>
      canBeShared({ status, isRefunded: false, hasOpenWithdrawal, isGift: false }) &&
      ofOrder(orderNumber).length > 1,
  );
  return newest?.orderNumber ?? null;
}

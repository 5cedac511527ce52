import type { Network } from '../network.ts';
import { presentNewOrder } from '../present/present-order.ts';
import { sellEsims } from '../shop/sell-esims.ts';
import type { OrderRequest } from './request-service.ts';

/**
 * Carries out the orders that are due and notifies the shop. Sale, notice and completion are one transaction.
 */
export function fulfilRequests(network: Network): void {
  const { requests, sandbox } = network;
  for (const request of requests.listDue()) {
    sandbox.store.transaction(() => requests.close(request.id, fulfil(network, request) ? 'done' : 'failed'));
  }
}

function fulfil(network: Network, request: OrderRequest): boolean {
  const listing = network.listings.find(request.packageId);
  if (listing === null || network.listings.isWithdrawn(request.packageId)) return false;
  const { quantity, description, brand, origin } = request;
  const order = sellEsims(network, { listing, quantity, description, brand });
  const body = presentNewOrder(network, order, { origin, quantity });
  network.notices.send({
    id: `order-${request.id}`,
    type: 'async_order',
    body: { ...body, request_id: request.id },
  });
  return true;
}

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SandboxContext } from '../../sandbox-context.ts';

const OrderRequest = z.object({
  id: z.string(),
  /** Sandbox milliseconds; null once it is done or cancelled. */
  dueAt: z.number().nullable(),
  state: z.enum(['waiting', 'done', 'cancelled', 'failed']),
  packageId: z.string(),
  quantity: z.number(),
  description: z.string().nullable(),
  brand: z.string().nullable(),
  /** The sandbox's own address, for the links in the order's notice. */
  origin: z.string(),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

/** Orders accepted now and carried out later: asynchronous ones at once, future ones on their day. */
export interface RequestService {
  take(request: Omit<OrderRequest, 'id' | 'state'>): OrderRequest;
  find(id: string): OrderRequest | null;
  nextDue(): string | number | null;
  listDue(): readonly OrderRequest[];
  close(id: string, state: 'done' | 'cancelled' | 'failed'): void;
}

export const REQUEST_ID_LENGTH = 25;

/** `onAccepted` is called after each new request is committed. */
export function openRequestService({ store, clock }: SandboxContext, onAccepted: () => void): RequestService {
  const requests = store.collection('network-requests', OrderRequest, { dueAt: (one) => one.dueAt });
  return {
    take(wanted) {
      const id = randomBytes(20).toString('base64url').slice(0, REQUEST_ID_LENGTH);
      const request: OrderRequest = { ...wanted, id, state: 'waiting' };
      requests.save(id, request);
      store.afterCommit(onAccepted);
      return request;
    },
    find: (id) => requests.find(id),
    nextDue: () => requests.lowest('dueAt'),
    listDue: () => requests.list({ by: 'dueAt', upTo: clock.now().getTime() }),
    close(id, state) {
      const request = requests.find(id);
      if (request !== null) requests.save(id, { ...request, dueAt: null, state });
    },
  };
}

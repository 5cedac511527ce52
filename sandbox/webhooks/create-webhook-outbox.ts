import { z } from 'zod';
import type { SandboxContext } from '../sandbox-context.ts';
import { attemptDelivery, type WebhookMessage, type WebhookTarget } from './attempt-delivery.ts';
import { createRetryQueue } from './create-retry-queue.ts';

const deliverySchema = z.object({
  id: z.string(),
  /** The event's type; faults can match it. */
  type: z.string(),
  body: z.string(),
  attempts: z.number(),
  state: z.enum(['pending', 'delivered', 'given-up']),
});
type Delivery = z.infer<typeof deliverySchema>;

export interface WebhookOutbox {
  /**
   * Queues a notice in the current transaction. It is retried until the shop accepts it, also after a crash.
   */
  queue(message: WebhookMessage): void;
  stateOf(id: string): Delivery['state'] | null;
  pendingCount(): number;
}

const FIRST_RETRY_MILLISECONDS = 500;
const LONGEST_RETRY_MILLISECONDS = 60_000;
/** About an hour and a half of retries. */
const MOST_ATTEMPTS = 100;

const retryDelay = (attempts: number) =>
  Math.min(LONGEST_RETRY_MILLISECONDS, FIRST_RETRY_MILLISECONDS * 2 ** (attempts - 1));

/**
 * Delivers notices at least once, several at a time, in no guaranteed order, as real services do. Notices
 * that a crash left undelivered are sent at the next start. Retries follow the machine's time, not the
 * sandbox clock.
 */
export function createWebhookOutbox(sandbox: SandboxContext, target: WebhookTarget): WebhookOutbox {
  const { store, ledger, closing } = sandbox;
  const deliveries = store.collection(`webhooks-${target.name}`, deliverySchema, {
    state: (one) => one.state,
  });

  function accept(delivery: Delivery, attempts: number): null {
    const { id, type } = delivery;
    store.transaction(() => {
      deliveries.save(id, { ...delivery, attempts, state: 'delivered' });
      ledger.append('webhook-delivered', { service: target.name, id, type, attempts });
    });
    return null;
  }

  function retry(delivery: Delivery, attempts: number): number | null {
    const isLast = attempts >= MOST_ATTEMPTS;
    deliveries.save(delivery.id, { ...delivery, attempts, state: isLast ? 'given-up' : 'pending' });
    return isLast ? null : retryDelay(attempts);
  }

  async function work(id: string): Promise<number | null> {
    const delivery = deliveries.find(id);
    if (delivery === null) return null;
    const accepted = await attemptDelivery(sandbox, target, delivery).catch(() => false);
    // On stop the store is closed, and a reset may have deleted the delivery meanwhile.
    if (closing.aborted || deliveries.find(id) === null) return null;
    const attempts = delivery.attempts + 1;
    return accepted ? accept(delivery, attempts) : retry(delivery, attempts);
  }

  const queue = createRetryQueue({ closing, work });
  for (const { id } of deliveries.list({ by: 'state', equals: 'pending' })) queue.add(id);
  // When a silence fault ends, delivery should not wait for the longest retry.
  sandbox.faults.onChange(() => queue.retryNow());

  return {
    queue(message) {
      deliveries.save(message.id, { ...message, attempts: 0, state: 'pending' });
      store.afterCommit(() => queue.add(message.id));
    },
    stateOf: (id) => deliveries.find(id)?.state ?? null,
    pendingCount: () => queue.size(),
  };
}

import type { CallFailure } from '#core/checkout/explain-failure.ts';
import { postJson, type PostOutcome } from '../api/api-client.ts';
import { readCreated } from './parse-checkout-responses.ts';
import type { SubmitKeys } from './submit-keys.ts';

/**
 * With these errors the key can never start a payment again: the session ended, or the key belongs to another
 * purchase.
 */
const USED_KEY_CODES = ['checkout-closed', 'key-reused'];

const TIMEOUT_MS = 30_000;

type Needs = Readonly<{ anonKey: string; keys: SubmitKeys }>;

/** `url` is the payment page. */
export type CreatedPayment = Readonly<{ kind: 'made'; url: string | null }> | CallFailure;

/** Creates the payment page of a purchase. May be repeated: the same key is the same purchase. */
export async function createPayment(
  path: `/api/${string}`,
  body: object,
  { anonKey, keys }: Needs,
): Promise<CreatedPayment> {
  const send = (key: string) =>
    postJson(path, body, {
      anonKey,
      headers: { 'idempotency-key': key },
      timeoutMs: TIMEOUT_MS,
      read: readCreated,
    });
  try {
    const first = await send(keys.current());
    const outcome = isKeyUsed(first) ? await send(keys.renew()) : first;
    return outcome.kind === 'success' ? { kind: 'made', url: outcome.response?.url ?? null } : outcome;
  } catch (error) {
    return noResponse(error);
  }
}

function isKeyUsed(outcome: PostOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && USED_KEY_CODES.includes(outcome.code);
}

function noResponse(error: unknown): CallFailure {
  const message = error instanceof Error ? error.message : '';
  return { kind: 'no-response', message, isTypeError: error instanceof TypeError };
}

import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxContext } from '../sandbox-context.ts';

export type WebhookMessage = Readonly<{ id: string; type: string; body: string }>;

export type WebhookTarget = Readonly<{
  /** A unique name, such as "stripe"; the ledger uses it too. */
  name: string;
  /** Path on the shop's server. */
  path: string;
  /** Called for every attempt, so that each can have a current timestamp. */
  headersFor: (body: string) => Readonly<Record<string, string>>;
}>;

const RESPOND_WITHIN_MILLISECONDS = 10_000;
const UNSENT = ['silence', 'error', 'timeout-before', 'rate-limit'] as const;

/** Plain requests over keep-alive connections: `fetch` cost more than the rest of a delivery. */
const agent = new Agent({ keepAlive: true });

function post(sandbox: SandboxContext, target: WebhookTarget, body: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const outgoing = request(`${sandbox.shopOrigin}${target.path}`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...target.headersFor(body),
    },
    signal: sandbox.closing,
    timeout: RESPOND_WITHIN_MILLISECONDS,
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('The shop does not respond')));
  outgoing.on('error', reject);
  outgoing.on('response', (response) => {
    const { statusCode = 0 } = response.resume();
    response.on('error', reject).on('end', () => resolve(statusCode >= 200 && statusCode < 300));
  });
  outgoing.end(body);
  return promise;
}

/** One attempt. True when the shop accepted it and the response arrived; a network failure throws. */
export async function attemptDelivery(
  sandbox: SandboxContext,
  target: WebhookTarget,
  { type, body }: WebhookMessage,
): Promise<boolean> {
  const operation = `${target.name} ${type}`;
  const take = (kinds: Parameters<typeof sandbox.faults.take>[0]['kinds']) =>
    sandbox.faults.take({ service: 'webhooks', kinds, operation });

  const delay = take(['delay']);
  if (delay !== null) await wait(delay.delayMs ?? 0, undefined, { signal: sandbox.closing });
  if (take(UNSENT) !== null) return false;
  const fault = take(['duplicate', 'timeout-after']);
  if (fault?.kind === 'duplicate') await post(sandbox, target, body);
  const accepted = await post(sandbox, target, body);
  return accepted && fault?.kind !== 'timeout-after';
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { z, type ZodType } from 'zod';
import type { Collection } from '../state/collection.ts';
import type { Cause, PaymentService } from './payment-service.ts';
import { expandReply } from './expand.ts';
import { type FormValue, parseForm } from './form.ts';
import { newId } from './ids.ts';
import { invalid, invalidInput, type Reply } from './reply.ts';

const storedReplySchema = z.object({
  fingerprint: z.string(),
  status: z.number(),
  body: z.record(z.string(), z.unknown()),
});
type StoredReply = z.infer<typeof storedReplySchema>;

export type Call<P> = Readonly<{
  parameters: P;
  /** The id in the path; "" when there is none. */
  id: string;
  /** This server's own address, as the caller sent it. */
  origin: string;
  cause: Cause;
}>;

type Operation<P> = Readonly<{
  schema: ZodType<P>;
  handle: (call: Call<P>) => Reply;
  /**
   * Every request is written to the ledger under this kind, also a rejected one or one that only repeats a
   * key.
   */
  ledgerKind?: string;
}>;

const hash = (text: string) => createHash('sha256').update(text).digest();

function refuseKey(context: Context, secretKey: string): Reply | null {
  const header = context.req.header('authorization') ?? '';
  const [scheme = '', credentials = ''] = header.split(' ');
  const key =
    scheme.toLowerCase() === 'basic'
      ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '')
      : credentials;
  if (key === '') {
    const message = 'You did not provide an API key. Use the Authorization header: Bearer YOUR_SECRET_KEY.';
    return invalid({ message }, 401);
  }
  if (timingSafeEqual(hash(key), hash(secretKey))) return null;
  return invalid({ message: `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}` }, 401);
}

function respond(context: Context, reply: Reply, headers: Readonly<Record<string, string>>): Response {
  return Response.json(reply.body, {
    status: reply.status,
    headers: { ...headers, 'cache-control': 'no-store' },
  });
}

const expandSchema = z.object({ expand: z.array(z.string()).optional() });

function run<P>(service: PaymentService, operation: Operation<P>, call: Call<FormValue>): Reply {
  const parameters = operation.schema.safeParse(call.parameters);
  if (!parameters.success) return invalidInput(parameters.error, call.parameters);
  const reply = operation.handle({ ...call, parameters: parameters.data });
  return expandReply(service, reply, expandSchema.safeParse(call.parameters).data?.expand);
}

type Attempt = Readonly<{ key: string; fingerprint: string; run: () => Reply }>;

/**
 * Same key and same request: returns the first response again and does nothing. Response and effect are
 * stored in one transaction.
 */
function runOnce(
  storedReplies: Collection<StoredReply>,
  { key, fingerprint, run: runFirst }: Attempt,
): { reply: Reply; isReplay: boolean } {
  const before = storedReplies.find(key);
  if (before === null) {
    const reply = runFirst();
    if (reply.isStored)
      storedReplies.save(key, { fingerprint, status: reply.status, body: { ...reply.body } });
    return { reply, isReplay: false };
  }
  if (before.fingerprint === fingerprint) return { reply: { ...before, isStored: false }, isReplay: true };
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return { reply: invalid({ type: 'idempotency_error', message }), isReplay: false };
}

/**
 * Turns an operation into a handler: API key check, form parsing, idempotency, expansion, Stripe's headers.
 */
export function createEndpoint(service: PaymentService) {
  const storedReplies = service.sandbox.store.collection('payment-idempotency', storedReplySchema);

  return <P>(operation: Operation<P>) =>
    async (context: Context): Promise<Response> => {
      const requestId = newId('req');
      const refusal = refuseKey(context, service.sandbox.keys.stripeSecretKey);
      if (refusal !== null) return respond(context, refusal, { 'request-id': requestId });

      const url = new URL(context.req.url);
      const isPost = context.req.method === 'POST';
      const text = isPost ? await context.req.text() : url.search;
      const key = isPost ? (context.req.header('idempotency-key') ?? null) : null;
      const call = {
        parameters: parseForm(text),
        id: context.req.param('id') ?? '',
        origin: url.origin,
        cause: { requestId, idempotencyKey: key },
      };
      const headers = { 'request-id': requestId, ...(key === null ? {} : { 'idempotency-key': key }) };
      const runFirst = () => run(service, operation, call);
      // A read request changes nothing, so it needs no transaction.
      if (!isPost) return respond(context, runFirst(), headers);
      return service.sandbox.store.transaction(() => {
        const fingerprint = hash(`${url.pathname}?${text}`).toString('hex');
        const { reply, isReplay } =
          key === null
            ? { reply: runFirst(), isReplay: false }
            : runOnce(storedReplies, { key, fingerprint, run: runFirst });
        if (operation.ledgerKind !== undefined)
          service.sandbox.ledger.append(operation.ledgerKind, {
            idempotencyKey: key,
            isReplay,
            status: reply.status,
          });
        return respond(context, reply, isReplay ? { ...headers, 'idempotent-replayed': 'true' } : headers);
      });
    };
}

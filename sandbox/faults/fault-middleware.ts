import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Fault, Faults, Service } from './faults.ts';

export type SandboxEnv = { Bindings: Partial<HttpBindings> };

type Setting = Readonly<{
  service: Service;
  /** The error body of this service. */
  errorBody: (status: number) => Readonly<Record<string, unknown>>;
}>;

const BEFORE = ['error', 'rate-limit', 'timeout-before'] as const;
const AFTER = ['timeout-after', 'duplicate'] as const;

async function drop(context: Context<SandboxEnv>, fault: Fault): Promise<Response> {
  await wait(fault.delayMs ?? 0);
  context.env.incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function refuse(fault: Fault, { errorBody }: Setting): Response {
  const status = fault.kind === 'rate-limit' ? 429 : (fault.status ?? 500);
  const retryAfter = { 'retry-after': String(fault.retryAfterSeconds ?? 1) };
  return Response.json(errorBody(status), { status, headers: fault.kind === 'rate-limit' ? retryAfter : {} });
}

/**
 * Applies the faults set in /control/faults to requests of one service. A duplicate request is sent to `root`
 * again.
 */
export function faultMiddleware(
  faults: Faults,
  root: Hono<SandboxEnv>,
  setting: Setting,
): MiddlewareHandler<SandboxEnv> {
  const { service } = setting;
  const repeats = new WeakSet<Request>();

  async function applyBefore(context: Context<SandboxEnv>, operation: string): Promise<Response | null> {
    const delay = faults.take({ service, kinds: ['delay'], operation });
    if (delay !== null) await wait(delay.delayMs ?? 0);
    const fault = faults.take({ service, kinds: BEFORE, operation });
    if (fault === null) return null;
    return fault.kind === 'timeout-before' ? drop(context, fault) : refuse(fault, setting);
  }

  async function repeat(context: Context<SandboxEnv>, request: Request) {
    repeats.add(request);
    await root.fetch(request, context.env);
  }

  return async (context, next) => {
    if (faults.list().length === 0 || repeats.has(context.req.raw)) return next();
    const operation = `${context.req.method} ${context.req.path}`;
    const refusal = await applyBefore(context, operation);
    if (refusal !== null) return refusal;

    const fault = faults.take({ service, kinds: AFTER, operation });
    const again = fault?.kind === 'duplicate' ? context.req.raw.clone() : null;
    await next();
    if (again !== null) await repeat(context, again);
    if (fault?.kind === 'timeout-after') context.res = await drop(context, fault);
    return undefined;
  };
}

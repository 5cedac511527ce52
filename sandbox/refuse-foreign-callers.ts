import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './faults/fault-middleware.ts';

const READS = new Set(['GET', 'HEAD']);
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * For routes that only programs and people on this machine may use. A web page elsewhere can make a local
 * browser send requests: through a host name that resolves to this machine, or with a form. The first shows
 * in Host, the second in Origin.
 */
export const refuseForeignCallers: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const host = c.req.header('host') ?? '';
  if (!THIS_MACHINE.test(host))
    return c.json({ error: 'The sandbox accepts requests from this machine only.' }, 403);
  if (!READS.has(c.req.method) && !isOwnOrigin(c.req.header('origin'), c.req.header('sec-fetch-site'), host))
    return c.json({ error: 'Only pages of the sandbox itself may change something here.' }, 403);
  return next();
};

/** Programs send neither header; browsers always send at least one. */
function isOwnOrigin(origin: string | undefined, site: string | undefined, host: string): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}

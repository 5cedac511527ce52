import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Clock } from '#core/clock.ts';
import type { SecurityEventSink } from '#core/security/collected-security-events.ts';
import { securityKindOf } from '#core/security/security-event.ts';
import type { HttpEnv } from '../http-env.ts';
import { clientGroup } from './client-address.ts';

/** Where refused requests are counted, and under which name a client is. */
export type RefusalRecorder = Readonly<{
  events: SecurityEventSink;
  nameClient(client: string, at: Date): string;
}>;

type Needs = Readonly<{ security: RefusalRecorder; clock: Clock }>;

/** Counts a refused request. Does nothing for any other response, and never waits. */
export function recordRefusal({ security, clock }: Needs, c: Context<HttpEnv>, status: number): void {
  const kind = securityKindOf(c.req.path, status);
  if (kind === null) return;
  const at = clock.now();
  const client = security.nameClient(clientGroup(c.get('client')), at);
  security.events.add({ kind, route: `${c.req.method} ${routeOf(c)}`, client, at });
}

/** The pattern of the route: an address may contain an id or a secret, and a stranger may invent any number of them. */
function routeOf(c: Context<HttpEnv>): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  const longest = patterns.reduce((found, path) => (path.length > found.length ? path : found), '*');
  return patterns.findLast((path) => !path.endsWith('*')) ?? longest;
}

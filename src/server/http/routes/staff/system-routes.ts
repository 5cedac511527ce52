import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SecurityQuery, SecurityResponse, SystemResponse } from '#contract/admin/system.ts';
import type { Clock } from '#core/clock.ts';
import { HOUR_MS } from '#core/durations.ts';
import { CHECKED_SERVICES } from '#core/system/service-check.ts';
import { healthOf, isAlive, type ProcessState } from '#core/system/system-health.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };
const MOST_EVENTS = 100;

const readSystem = createRoute({
  method: 'get',
  path: '/api/admin/system',
  summary: 'Health of every dependency, balance at the network, running processes',
  ...staffOnly({ role: 'admin' }),
  responses: { 200: jsonOf('As of now.', SystemResponse), ...REFUSALS },
});

const readEvents = createRoute({
  method: 'get',
  path: '/api/admin/security-events',
  summary: 'Refused requests and failed calls, counted per minute',
  ...staffOnly({ role: 'admin' }),
  request: { query: SecurityQuery },
  responses: { 200: jsonOf('The newest first.', SecurityResponse), ...REFUSALS },
});

type Needs = Readonly<{ staff: Pick<StaffServices, 'system'>; clock: Clock }>;

export function systemRoutes({ staff: { system }, clock }: Needs) {
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(readSystem, async (c) => c.json(await showSystem(system, clock.now()), 200))
    .openapi(readEvents, async (c) => {
      const { hours, kind, client, route } = c.req.valid('query');
      const from = new Date(clock.now().getTime() - Number(hours) * HOUR_MS);
      const filter = { from, client, route };
      const [totals, found] = await Promise.all([
        system.securityEvents.totals(filter),
        system.securityEvents.list({ ...filter, kind, most: MOST_EVENTS + 1 }),
      ]);
      const events = found.slice(0, MOST_EVENTS).map(({ minute, ...event }) => ({
        ...event,
        minute: minute.toISOString(),
      }));
      return c.json({ totals: [...totals], events, hasMore: found.length > MOST_EVENTS }, 200);
    });
}

async function showSystem(
  { reader, lowBalanceCents, sandbox }: StaffServices['system'],
  now: Date,
): Promise<SystemResponse> {
  const [services, processes, balance] = await Promise.all([
    reader.services(),
    reader.processes(),
    reader.balance(),
  ]);
  const health = healthOf({ services, processes, expected: CHECKED_SERVICES, now });
  return {
    now: now.toISOString(),
    isSandbox: sandbox !== null,
    health: health.map(({ workedAt, ...rest }) => ({
      ...rest,
      workedAt: workedAt?.toISOString() ?? null,
    })),
    balance:
      balance === null
        ? null
        : {
            cents: balance.cents,
            readAt: balance.readAt.toISOString(),
            isLow: balance.cents < lowBalanceCents,
          },
    lowBalanceCents,
    processes: processes.map((process) => showProcess(process, now)),
  };
}

function showProcess(
  { startedAt, seenAt, ...process }: ProcessState,
  now: Date,
): SystemResponse['processes'][number] {
  return {
    ...process,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isAlive: isAlive({ seenAt }, now),
  };
}

import { type Context, Hono } from 'hono';
import { z, type ZodType } from 'zod';
import { faultRequestSchema, SERVICES } from '../faults/faults.ts';
import type { LedgerQuery } from '../state/ledger.ts';
import type { SandboxContext } from '../sandbox-context.ts';

/** One line of /control/state: a name and a number. */
export type StateSummary = () => Readonly<Record<string, number>>;

type Needs = Readonly<{
  sandbox: SandboxContext;
  summaries: Readonly<Record<string, StateSummary>>;
  reset: () => void;
}>;

const clockSchema = z
  .strictObject({
    speed: z.number().min(0).max(1_000_000).optional(),
    advanceMs: z
      .number()
      .min(0)
      .max(10 * 365 * 86_400_000)
      .optional(),
  })
  .refine((request) => Object.keys(request).length > 0, 'Send speed, advanceMs or both.');

const ledgerQuerySchema = z.object({
  kind: z.string().optional(),
  /** A sequence number, or a moment of sandbox time. */
  since: z.union([z.coerce.number().int().min(0), z.iso.datetime()]).optional(),
  limit: z.coerce.number().int().positive().optional(),
});

function toLedgerQuery({ kind, since, limit }: z.infer<typeof ledgerQuerySchema>): LedgerQuery {
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(typeof since === 'number' ? { sinceSeq: since } : {}),
    ...(typeof since === 'string' ? { sinceTime: new Date(since).toISOString() } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}

async function readJson<T>(context: Context, schema: ZodType<T>) {
  const text = await context.req.text();
  try {
    return schema.safeParse(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return schema.safeParse(undefined);
  }
}

const refusal = (error: z.ZodError) => ({ error: { code: 'bad-request', message: z.prettifyError(error) } });

function clockState({ clock }: SandboxContext) {
  const { now, machineNow, speed } = clock.reading();
  return { now: now.toISOString(), machineNow: machineNow.toISOString(), speed };
}

function createClockControl(sandbox: SandboxContext): Hono {
  const app = new Hono();
  app.get('/', (context) => context.json(clockState(sandbox)));
  app.post('/', async (context) => {
    const request = await readJson(context, clockSchema);
    if (!request.success) return context.json(refusal(request.error), 400);
    const { speed, advanceMs } = request.data;
    if (advanceMs !== undefined) sandbox.clock.advance(advanceMs);
    if (speed !== undefined) sandbox.clock.setSpeed(speed);
    return context.json(clockState(sandbox));
  });
  return app;
}

function createFaultControl({ faults }: SandboxContext): Hono {
  const app = new Hono();
  app.get('/', (context) => context.json({ faults: faults.list() }));
  app.post('/', async (context) => {
    const request = await readJson(context, faultRequestSchema);
    if (!request.success) return context.json(refusal(request.error), 400);
    return context.json({ fault: faults.set(request.data) }, 201);
  });
  app.delete('/', (context) => {
    const service = z.enum(SERVICES).optional().safeParse(context.req.query('service'));
    if (!service.success) return context.json(refusal(service.error), 400);
    faults.clear(service.data);
    return context.json({ faults: faults.list() });
  });
  app.delete('/:id', (context) => {
    faults.remove(context.req.param('id'));
    return context.json({ faults: faults.list() });
  });
  return app;
}

/** Controls for tests: clock, faults, ledger, state. Only tests and people on this machine can reach it. */
export function createControl({ sandbox, summaries, reset }: Needs): Hono {
  const app = new Hono();
  app.route('/clock', createClockControl(sandbox));
  app.route('/faults', createFaultControl(sandbox));

  app.get('/ledger', (context) => {
    const query = ledgerQuerySchema.safeParse(context.req.query());
    if (!query.success) return context.json(refusal(query.error), 400);
    return context.json({ entries: sandbox.ledger.list(toLedgerQuery(query.data)) });
  });
  app.get('/state', (context) =>
    context.json({
      sandbox: true,
      clock: clockState(sandbox),
      faults: sandbox.faults.list().length,
      ...Object.fromEntries(Object.entries(summaries).map(([name, summary]) => [name, summary()])),
    }),
  );
  app.post('/reset', (context) => {
    reset();
    return context.json({ reset: true });
  });
  return app;
}

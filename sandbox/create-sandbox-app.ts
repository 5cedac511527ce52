import { Hono } from 'hono';
import { createControl } from './control/create-control.ts';
import { faultMiddleware, type SandboxEnv } from './faults/fault-middleware.ts';
import type { World } from './world.ts';

export function createSandboxApp(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(
    '/v1/*',
    faultMiddleware(world.faults, app, {
      service: 'payments',
      errorBody: (status) => ({ error: { type: 'api_error', message: `Sandbox fault ${status}` } }),
    }),
  );
  app.use(
    '/v2/*',
    faultMiddleware(world.faults, app, {
      service: 'network',
      errorBody: (status) => ({ message: status === 429 ? 'Too Many Attempts.' : `Sandbox fault ${status}` }),
    }),
  );
  app.route(
    '/control',
    createControl({
      world,
      summaries: {},
      reset: () => {
        world.store.clear();
        world.ledger.clear();
        world.faults.clear();
        world.clock.reset();
      },
    }),
  );
  return app;
}

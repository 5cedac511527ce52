import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { AdvanceBody, FaultBody, SandboxResponse } from '#contract/admin/system.ts';
import type { Clock } from '#core/clock.ts';
import { canHaveFault, type AuditedSandbox, type SandboxState } from '#core/system/audited-sandbox.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody, type Problem } from '../../problem.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const NO_SUCH_FAULT: Problem = {
  status: 400,
  code: 'no-such-fault',
  message: 'This service of the sandbox cannot have this fault.',
};

const RESPONSES = {
  200: jsonOf('The sandbox after it.', SandboxResponse),
  400: REFUSED,
  401: REFUSED,
  403: REFUSED,
  404: REFUSED,
};
const changes = staffOnly({ role: 'admin', audits: 'sandbox-changed' });

const read = createRoute({
  method: 'get',
  path: '/api/admin/sandbox',
  summary: 'The clock and the faults of the sandbox',
  ...staffOnly({ role: 'admin' }),
  responses: RESPONSES,
});

const advance = createRoute({
  method: 'post',
  path: '/api/admin/sandbox/clock',
  summary: 'Advances the clock of the sandbox',
  ...changes,
  request: { body: jsonBody(AdvanceBody) },
  responses: RESPONSES,
});

const addFault = createRoute({
  method: 'post',
  path: '/api/admin/sandbox/faults',
  summary: 'Adds a fault to a service of the sandbox',
  ...changes,
  request: { body: jsonBody(FaultBody) },
  responses: RESPONSES,
});

const clearFaults = createRoute({
  method: 'delete',
  path: '/api/admin/sandbox/faults',
  summary: 'Removes every fault',
  ...changes,
  responses: RESPONSES,
});

type Needs = Readonly<{ staff: Pick<StaffServices, 'system'>; clock: Clock }>;

/** With real services there is no sandbox: `createApp` then answers these addresses as if they did not exist. */
export function sandboxRoutes({ staff: { system }, clock }: Needs) {
  const { sandbox } = system;
  const by = (staff: Readonly<{ userId: string }>) => ({ by: staff.userId, at: clock.now() });
  const shown = async (act: (sandbox: AuditedSandbox) => Promise<SandboxState>) =>
    sandbox === null ? null : show(await act(sandbox));
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(read, async (c) => {
      const state = await shown((sandbox) => sandbox.read());
      return state === null ? c.json(problemBody(NOT_FOUND), 404) : c.json(state, 200);
    })
    .openapi(advance, async (c) => {
      const { milliseconds } = c.req.valid('json');
      const state = await shown((sandbox) => sandbox.advance(milliseconds, by(c.get('staff'))));
      return state === null ? c.json(problemBody(NOT_FOUND), 404) : c.json(state, 200);
    })
    .openapi(addFault, async (c) => {
      const fault = c.req.valid('json');
      if (!canHaveFault(fault.service, fault.kind)) return c.json(problemBody(NO_SUCH_FAULT), 400);
      const state = await shown((sandbox) => sandbox.addFault(fault, by(c.get('staff'))));
      return state === null ? c.json(problemBody(NOT_FOUND), 404) : c.json(state, 200);
    })
    .openapi(clearFaults, async (c) => {
      const state = await shown((sandbox) => sandbox.clearFaults(by(c.get('staff'))));
      return state === null ? c.json(problemBody(NOT_FOUND), 404) : c.json(state, 200);
    });
}

function show({ now, machineNow, faults }: SandboxState): SandboxResponse {
  return {
    now: now.toISOString(),
    machineNow: machineNow.toISOString(),
    faults: faults.map((fault) => ({ ...fault })),
  };
}

import { z } from 'zod';
import type { SandboxState } from '#core/system/audited-sandbox.ts';

const TIMEOUT_MS = 5_000;
/** How long the caller of a delayed service waits. */
const DELAY_MS = 5_000;

const Clock = z.object({ now: z.coerce.date(), machineNow: z.coerce.date() });
const Faults = z.object({
  faults: z.array(
    z.object({ id: z.string(), service: z.string(), kind: z.string(), count: z.number().optional() }),
  ),
});

export type SandboxControl = Readonly<{
  read(): Promise<SandboxState>;
  advance(milliseconds: number): Promise<void>;
  addFault(fault: Readonly<{ service: string; kind: string; count: number | null }>): Promise<void>;
  clearFaults(): Promise<void>;
}>;

/** The HTTP controls of the sandbox. Throws when it does not respond. */
export function createSandboxControl(origin: string): SandboxControl {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/control${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`The sandbox responded ${response.status} to ${method} /control${path}`);
    return response.json();
  };
  return {
    async read() {
      const [clock, set] = await Promise.all([call('GET', '/clock'), call('GET', '/faults')]);
      const faults = Faults.parse(set).faults.map(({ id, service, kind, count = null }) => ({
        id,
        service,
        kind,
        count,
      }));
      return { ...Clock.parse(clock), faults };
    },
    async advance(milliseconds) {
      await call('POST', '/clock', { advanceMs: milliseconds });
    },
    async addFault({ service, kind, count }) {
      await call('POST', '/faults', {
        service,
        kind,
        ...(count === null ? {} : { count }),
        ...(kind === 'delay' ? { delayMs: DELAY_MS } : {}),
      });
    },
    async clearFaults() {
      await call('DELETE', '/faults');
    },
  };
}

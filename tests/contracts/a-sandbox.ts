import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from '#sandbox/start-sandbox.ts';

export const SANDBOX_KEYS = {
  stripeSecretKey: 'sk_test_contract',
  stripeWebhookSecret: 'whsec_contract',
  airaloClientId: 'contract-id',
  airaloClientSecret: 'contract-secret',
} as const;

type Fault = Readonly<Record<string, string | number>>;

const Ledger = z.object({
  entries: z.array(z.object({ kind: z.string(), data: z.record(z.string(), z.unknown()) })),
});

/** One real sandbox for a test file, on free ports; its faults are cleared before each test. */
export function aSandbox() {
  let running: Sandbox | null = null;
  let dataDir = '';

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'landfall-contract-'));
    running = await startSandbox({
      port: 0,
      smtpPort: 0,
      dataDir,
      shopOrigin: 'http://127.0.0.1:9',
      keys: SANDBOX_KEYS,
    });
  });
  afterAll(async () => {
    await running?.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => control('DELETE', '/faults'));

  const origin = () => running?.origin ?? '';
  async function control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${origin()}/control${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok)
      throw new Error(`The sandbox responded ${response.status} to ${method} /control${path}`);
    return response.json();
  }
  return {
    origin,
    smtpUrl: () => running?.smtpUrl ?? '',
    control,
    fault: (fault: Fault) => control('POST', '/faults', fault),
    /** What the external services really did. */
    ledger: async (kind: string) =>
      Ledger.parse(await control('GET', `/ledger?kind=${kind}&limit=1000`)).entries,
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { CLIENT, connectTo } from './sandbox.ts';

const Ready = z.object({ ready: z.literal(true), origin: z.url() });

async function startProcess(dataDir: string): Promise<{ origin: string; process: ChildProcess }> {
  const flags = {
    port: '0',
    'smtp-port': '0',
    'data-dir': dataDir,
    'shop-origin': 'http://127.0.0.1:9',
  };
  const parameters = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(process.execPath, ['sandbox/main.ts', ...parameters], {
    env: {
      SANDBOX_STRIPE_SECRET_KEY: 'sk_test_network',
      SANDBOX_STRIPE_WEBHOOK_SECRET: 'whsec_network',
      SANDBOX_AIRALO_CLIENT_ID: CLIENT.client_id,
      SANDBOX_AIRALO_CLIENT_SECRET: CLIENT.client_secret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = z.tuple([z.string()]).parse(await once(createInterface(child.stdout), 'line'));
  return { origin: Ready.parse(JSON.parse(line)).origin, process: child };
}

test('after kill -9 every eSIM, its orders and its life are unchanged', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-network-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const first = await startProcess(dataDir);
  const before = await connectTo(first.origin);
  const iccid = await before.buy('continental-30days-3gb', 'unit-1');
  await before.control('/clock', { speed: 0 });
  await before.control('/clock', { advanceMs: 6 * 86_400_000 });
  await before.control(`/network/esims/${iccid}/usage`, { usedMegabytes: 1000 });
  const Kept = z.object({ data: z.object({ remaining: z.literal(2072), status: z.literal('ACTIVE') }) });
  const usageBefore = Kept.parse((await before.call('GET', `/sims/${iccid}/usage`)).body);
  const lifeBefore = await before.readControl(`/network/esims/${iccid}`);
  const last = await before.buy('sakura-hop-7days-1gb', 'unit-2');

  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  const after = await connectTo((await startProcess(dataDir)).origin);

  expect((await after.call('GET', `/sims/${iccid}/usage`)).body).toMatchObject(usageBefore);
  expect(await after.readControl(`/network/esims/${iccid}`)).toEqual(lifeBefore);
  const Orders = z.object({ data: z.array(z.object({ sims: z.array(z.object({ iccid: z.string() })) })) });
  const orders = Orders.parse((await after.call('GET', '/orders?include=sims')).body);
  expect(orders.data.flatMap((order) => order.sims.map((sim) => sim.iccid))).toEqual([last, iccid]);
  const Entries = z.object({ entries: z.array(z.object({ data: z.object({ iccid: z.string() }) })) });
  const { entries } = Entries.parse(await after.readControl('/ledger?kind=esim-sold'));
  expect(entries.map((entry) => entry.data.iccid)).toEqual([iccid, last]);
});

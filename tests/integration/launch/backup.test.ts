import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { InstallResponse } from '#contract/orders/checkout-sessions.ts';
import { buildPages } from '#scripts/launch/build-pages.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, cookiesOf, payOnPage, sessionIn } from '../order-flow/shop.ts';
import { submitCheckout } from '../order-flow/place-checkout.ts';
import { aCopy, type Copy, discard, launch, type Launched, run } from './shop.ts';

vi.setConfig({ testTimeout: 240_000 });

let old: Copy;
let restored: Copy;
const backups = mkdtempSync(join(tmpdir(), 'landfall-backups-'));
beforeAll(async () => {
  await buildPages(new AbortController().signal);
  old = await aCopy();
  const { dataDir } = await aCopy();
  // The same addresses, as after the move to another machine.
  restored = { ...old, dataDir, env: { ...old.env, DATA_DIR: dataDir } };
});
afterAll(async () => {
  await discard(old);
  await discard(restored);
  await rm(backups, { recursive: true });
});

const command = (copy: Copy, ...parameters: string[]) =>
  run(copy, [process.execPath, 'scripts/command.mjs', ...parameters]);

async function stop(shop: Launched): Promise<void> {
  shop.process.kill('SIGINT');
  expect(await shop.ended).toBe(0);
}

const Packages = z.object({
  packages: z.array(z.object({ package_id: z.string(), minimum_selling_price: z.number() })),
});
const Ledger = z.object({ entries: z.array(z.object({ data: z.object({ iccid: z.string() }) })) });

/** The customers of a shop at these addresses, whichever folder it has. */
function customersOf({ port, sandboxPort }: Copy) {
  const origin = `http://localhost:${port}`;
  return {
    checkOut: async () => {
      const response = await fetch(`${origin}/api/packages?coverage=local&limit=1`);
      const [plan] = Packages.parse(await response.json()).packages;
      const line = {
        packageId: plan?.package_id ?? '',
        price: plan?.minimum_selling_price ?? 0,
        quantity: 1,
      };
      const placed = await submitCheckout(origin, { email: anEmail(), lines: [line] });
      const { url } = z.object({ url: z.string() }).parse(await placed.json());
      return { url, sessionId: sessionIn(url), cookie: cookiesOf(placed) };
    },
    /** The codes and QR codes as their customer sees them. */
    esims: ({ sessionId, cookie }: Readonly<{ sessionId: string; cookie: string }>) =>
      eventually(async () => {
        const response = await fetch(`${origin}/api/checkout-sessions/${sessionId}/install`, {
          headers: { cookie },
        });
        expect(response.status).toBe(200);
        const { esims } = InstallResponse.parse(await response.json());
        expect(esims).toHaveLength(1);
        return esims.map(({ activationCode, qr, iccid }) => ({ activationCode, qr, iccid }));
      }, 60_000),
    sold: async () => {
      const response = await fetch(
        `http://localhost:${sandboxPort}/control/ledger?kind=esim-sold&limit=1000`,
      );
      return Ledger.parse(await response.json()).entries.map(({ data }) => data.iccid);
    },
  };
}

test('OPS-17 OPS-18 OPS-19 OPS-20 a backup of a running shop, restored into an empty folder, serves every sold eSIM, delivers nothing twice and lists what is younger', async () => {
  const { checkOut, esims, sold } = customersOf(old);
  const folder = join(backups, 'monday');
  const before = launch(old);
  await before.ready;
  const delivered = await checkOut();
  await payOnPage(delivered.url);
  const itsEsim = await esims(delivered);
  expect(itsEsim[0]?.qr.path.length).toBeGreaterThan(100);
  const paidLater = await checkOut();

  const rotated = await command(old, 'rotate-keys');
  expect(rotated.output).toMatch(/All \d+ texts are encrypted with the key k\d{8}-/);
  expect(await esims(delivered), 'the running shop reads with the new key').toEqual(itsEsim);

  const written = await command(old, 'backup', folder);
  expect(written.output).toContain(`Wrote ${folder} and read it back`);
  expect(written.output).toContain('secrets.json and esim-keys.json');

  // After the backup a customer pays for an order that is in it, and another one orders and pays.
  await payOnPage(paidLater.url);
  const laterEsim = await esims(paidLater);
  const younger = await checkOut();
  await payOnPage(younger.url);
  await esims(younger);
  const soldBefore = await sold();
  expect(soldBefore).toHaveLength(3);

  const notEmpty = await command(old, 'restore', folder);
  expect([notEmpty.code, notEmpty.output]).toEqual([
    1,
    expect.stringContaining('into an empty database only'),
  ]);
  await stop(before);

  const filled = await command(restored, 'restore', folder);
  expect([filled.code, filled.output]).toEqual([
    0,
    expect.stringContaining('Order numbers continue 100000 higher'),
  ]);
  expect(readFileSync(join(restored.dataDir, 'secrets.json'))).toEqual(
    readFileSync(join(old.dataDir, 'secrets.json')),
  );
  expect(existsSync(join(restored.dataDir, 'sandbox/ledger.jsonl'))).toBe(false);
  // The services outside know everything that happened, also after the backup.
  cpSync(join(old.dataDir, 'sandbox'), join(restored.dataDir, 'sandbox'), { recursive: true });

  const after = launch(restored);
  await after.ready;
  expect(await esims(delivered)).toEqual(itsEsim);
  expect(await esims(paidLater), 'its eSIM was found, not bought again').toEqual(laterEsim);
  const compared = await command(restored, 'reconcile');
  expect(compared.output, 'the payment and the eSIM of the younger order').toContain('2 new findings');
  expect(await sold()).toEqual(soldBefore);
  await stop(after);
});

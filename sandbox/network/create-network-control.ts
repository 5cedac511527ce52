import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { SandboxContext } from '../sandbox-context.ts';
import { packageStatus } from './life/esim-life.ts';
import { esimUsage } from './life/esim-usage.ts';
import { type Network, networkOf } from './network.ts';
import type { Esim } from './shop/esim.ts';
import { LimitChange } from './shop/limits.ts';
import { ListingMode, PackageChange } from './shop/listings.ts';

const Connection = z.strictObject({ country: z.string().length(2).optional() });
const Usage = z.strictObject({ usedMegabytes: z.number().min(0) });
const Age = z.strictObject({
  advanceMs: z
    .number()
    .min(0)
    .max(10 * 365 * 86_400_000),
});
const Readability = z.strictObject({ isUnreadable: z.boolean() });
const Balance = z.strictObject({ balanceCents: z.int() });
const Mode = z.strictObject({ mode: ListingMode });

/** Changes that tests can make to the network outside its API. Mount it at /control/network. */
export function createNetworkControl(sandbox: SandboxContext): Hono {
  const network = networkOf(sandbox);
  return new Hono()
    .route('/esims', esimControl(network))
    .post('/packages/:id', async (context) => {
      const id = context.req.param('id');
      if (network.listings.find(id) === null) return absent(context, `There is no package ${id}.`);
      const change = PackageChange.safeParse(await readJson(context));
      if (!change.success) return refuse(context, change.error);
      network.listings.change(id, change.data);
      return context.json({ packageId: id, ...change.data });
    })
    .post('/catalogue', async (context) => {
      const wanted = Mode.safeParse(await readJson(context));
      if (!wanted.success) return refuse(context, wanted.error);
      network.listings.setMode(wanted.data.mode);
      return context.json(wanted.data);
    })
    .post('/balance', async (context) => {
      const wanted = Balance.safeParse(await readJson(context));
      if (!wanted.success) return refuse(context, wanted.error);
      network.account.setBalance(wanted.data.balanceCents);
      return context.json(wanted.data);
    })
    .post('/limits', async (context) => {
      const wanted = LimitChange.safeParse(await readJson(context));
      if (!wanted.success) return refuse(context, wanted.error);
      network.limits.set(wanted.data);
      return context.json(network.limits.read());
    })
    .post('/tokens/expire', (context) => {
      network.tokens.expireAll();
      return context.json({ expired: true });
    });
}

function esimControl(network: Network): Hono {
  const { esims } = network;
  const now = () => network.sandbox.clock.now().getTime();
  return new Hono()
    .get('/', (context) => context.json({ esims: esims.list().map((esim) => describe(network, esim)) }))
    .get('/:iccid', (context) => {
      const esim = esims.find(context.req.param('iccid'));
      return esim === null ? noEsim(context) : context.json(describe(network, esim));
    })
    .post('/:iccid/connect', async (context) => {
      const esim = esims.find(context.req.param('iccid'));
      const wanted = Connection.safeParse(await readJson(context));
      if (esim === null) return noEsim(context);
      if (!wanted.success) return refuse(context, wanted.error);
      const covered = coveredCountries(network, esim);
      const country = wanted.data.country ?? covered[0] ?? '';
      if (!covered.includes(country)) return absent(context, `The plan does not cover ${country}.`);
      const at = Math.min(now(), network.lifeOf(esim).connectedAt);
      const connection = { at, country, inCountrySince: now() };
      network.saveEsim({ ...esim, connection });
      return context.json(describe(network, { ...esim, connection }));
    })
    .post('/:iccid/usage', async (context) => {
      const esim = esims.find(context.req.param('iccid'));
      const wanted = Usage.safeParse(await readJson(context));
      if (esim === null) return noEsim(context);
      if (!wanted.success) return refuse(context, wanted.error);
      const running = network
        .lifeOf(esim)
        .packages.findIndex((one) => packageStatus(one, now()) === 'ACTIVE');
      if (running === -1) return absent(context, 'No package of this eSIM is active; connect it first.');
      const adjustment = { at: now(), megabytes: wanted.data.usedMegabytes };
      const purchases = esim.purchases.map((one, index) =>
        index === running ? { ...one, adjustment } : one,
      );
      network.saveEsim({ ...esim, purchases });
      return context.json(describe(network, { ...esim, purchases }));
    })
    .post('/:iccid/age', async (context) => {
      const esim = esims.find(context.req.param('iccid'));
      const wanted = Age.safeParse(await readJson(context));
      if (esim === null) return noEsim(context);
      if (!wanted.success) return refuse(context, wanted.error);
      const older = { ...madeOlder(esim, wanted.data.advanceMs), noticedUntil: now() };
      network.saveEsim(older);
      return context.json(describe(network, older));
    })
    .post('/:iccid/readability', async (context) => {
      const esim = esims.find(context.req.param('iccid'));
      const wanted = Readability.safeParse(await readJson(context));
      if (esim === null) return noEsim(context);
      if (!wanted.success) return refuse(context, wanted.error);
      network.saveEsim({ ...esim, ...wanted.data });
      return context.json(describe(network, { ...esim, ...wanted.data }));
    });
}

/**
 * As if the sandbox clock had advanced for this eSIM alone: other eSIMs, payments and tokens of the same sandbox keep
 * their time.
 */
function madeOlder(esim: Esim, advanceMs: number): Esim {
  const { connection } = esim;
  return {
    ...esim,
    soldAt: esim.soldAt - advanceMs,
    purchases: esim.purchases.map(({ adjustment, ...purchase }) => ({
      ...purchase,
      boughtAt: purchase.boughtAt - advanceMs,
      adjustment: adjustment === null ? null : { ...adjustment, at: adjustment.at - advanceMs },
    })),
    connection:
      connection === null
        ? null
        : {
            ...connection,
            at: connection.at - advanceMs,
            inCountrySince: connection.inCountrySince - advanceMs,
          },
  };
}

/** Everything about an eSIM, including its future, which the network's API never shows. */
function describe(network: Network, esim: Esim) {
  const now = network.sandbox.clock.now().getTime();
  const life = network.lifeOf(esim);
  const usage = esimUsage(esim, life, now);
  return {
    iccid: esim.iccid,
    ...usage,
    country: usage.status === 'ACTIVE' ? life.countryAt(now) : null,
    soldAt: iso(esim.soldAt),
    installedAt: iso(life.installedAt),
    connectedAt: iso(life.connectedAt),
    recycledAt: iso(life.recycledAt),
    packages: life.packages.map((one) => ({
      packageId: one.purchase.packageId,
      status: packageStatus(one, now),
      activatedAt: iso(one.life.activatedAt),
      finishedAt: one.life.finishedAt === null ? null : iso(one.life.finishedAt),
      expiresAt: iso(one.life.expiresAt),
      usedMegabytes: now < one.life.activatedAt ? 0 : one.life.usedAt(now),
    })),
  };
}

function coveredCountries({ listings }: Network, esim: Esim): readonly string[] {
  return listings.find(esim.purchases[0]?.packageId ?? '')?.operator.coverages.map((one) => one.code) ?? [];
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text();
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return null;
  }
}

function refuse(context: Context, error: z.ZodError): Response {
  return context.json({ error: { code: 'bad-request', message: z.prettifyError(error) } }, 400);
}

function absent(context: Context, message: string): Response {
  return context.json({ error: { code: 'not-possible', message } }, 409);
}

function noEsim(context: Context): Response {
  return context.json({ error: { code: 'not-found', message: 'The network never sold this eSIM.' } }, 404);
}

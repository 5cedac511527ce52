import { type Context, Hono } from 'hono';
import { esimStatus } from '../life/esim-life.ts';
import type { Network } from '../network.ts';
import { instructionLanguage, presentInstructions } from '../present/present-instructions.ts';
import { presentTopupOffer } from '../present/present-packages.ts';
import { presentHistory, presentSim, presentUsage } from '../present/present-sim.ts';
import { isKnownBrand } from '../shop/brands.ts';
import type { Esim } from '../shop/esim.ts';
import { invalid, notFound, originOf, recycled, success, tooMany } from './responses.ts';
import { dateRange, filter } from './filters.ts';
import { pagination, readPage } from './pagination.ts';
import { createRateLimit } from './rate-limit.ts';
import { readFields, textField } from './read-fields.ts';

const SIMS_PER_PAGE = 25;

/** /sims: the current state of the sold eSIMs. */
export function simRoutes(network: Network): Hono {
  const { clock } = network.sandbox;
  const usageLimit = createRateLimit(clock, () => ({
    requests: network.limits.read().usagePerMinute,
    perSeconds: 60,
  }));
  const historyLimit = createRateLimit(clock, () => ({
    requests: 1,
    perSeconds: network.limits.read().secondsBetweenHistories,
  }));

  /** Responds for the eSIM of the path, 404 when it does not exist. */
  const forSim =
    (respond: (context: Context, esim: Esim) => Response | Promise<Response>) => (context: Context) => {
      const esim = network.esims.find(context.req.param('iccid') ?? '');
      return esim === null ? notFound(context) : respond(context, esim);
    };

  return new Hono()
    .get('/sims', (context) => listSims(network, context))
    .get(
      '/sims/:iccid',
      forSim((context, esim) => success(context, presentSim(network, esim, shown(context)), 'succes')),
    )
    .get(
      '/sims/:iccid/usage',
      forSim((context, esim) => {
        const wait = usageLimit(esim.iccid);
        if (wait !== null) return tooMany(context, wait);
        return success(context, presentUsage(network, esim), 'api.succes');
      }),
    )
    .get(
      '/sims/:iccid/packages',
      forSim((context, esim) => {
        const wait = historyLimit(esim.iccid);
        return wait === null ? context.json({ data: presentHistory(network, esim) }) : tooMany(context, wait);
      }),
    )
    .get(
      '/sims/:iccid/topups',
      forSim((context, esim) => listTopups(network, context, esim)),
    )
    .get(
      '/sims/:iccid/instructions',
      forSim((context, esim) => {
        const operator = network.listings.find(esim.purchases[0]?.packageId ?? '')?.operator;
        if (operator === undefined) return notFound(context);
        const language = instructionLanguage(context.req.header('accept-language'));
        return success(context, presentInstructions({ esim, operator, origin: originOf(context) }, language));
      }),
    )
    .put(
      '/sims/:iccid/brand',
      forSim((context, esim) => setBrand(network, context, esim)),
    );
}

async function setBrand(network: Network, context: Context, esim: Esim): Promise<Response> {
  const brand = textField(await readFields(context), 'brand_settings_name');
  if (!isKnownBrand(brand)) {
    return invalid(context, { brand_settings_name: "Brand settings name doesn't exist." });
  }
  network.saveEsim({ ...esim, brand });
  return success(context, { brand_settings_name: brand }, 'succes');
}

function listSims(network: Network, context: Context): Response {
  const page = readPage(context, SIMS_PER_PAGE);
  if ('errors' in page) return invalid(context, page.errors);
  const iccid = filter(context, 'iccid') ?? '';
  const { from = 0, to = Infinity } = dateRange(filter(context, 'created_at'));
  const all = network.esims
    .list({ newestFirst: true })
    .filter((esim) => esim.iccid.includes(iccid) && esim.soldAt >= from && esim.soldAt <= to);
  const sims = all.slice(page.offset, page.offset + page.limit);
  return context.json({
    data: sims.map((esim) => presentSim(network, esim, shown(context))),
    ...pagination(context, page, { total: all.length, shown: sims.length }),
  });
}

function listTopups(network: Network, context: Context, esim: Esim): Response {
  const now = network.sandbox.clock.now().getTime();
  if (esimStatus(esim, network.lifeOf(esim), now) === 'RECYCLED') return recycled(context, esim.iccid);
  const operatorId = network.listings.find(esim.purchases[0]?.packageId ?? '')?.operator.id;
  const offers = network.listings
    .destinations()
    .flatMap((destination) => destination.operators)
    .filter((operator) => operator.id === operatorId)
    .flatMap((operator) => operator.packages)
    .filter((one) => one.type === 'topup');
  return context.json({ data: offers.map(presentTopupOffer) });
}

function shown(context: Context) {
  return { origin: originOf(context), include: (context.req.query('include') ?? '').split(',') };
}

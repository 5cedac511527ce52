import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { UsageResponse, UsageSummaryResponse } from '#contract/account/usage/usage.ts';
import { parseMegabytes } from '#core/catalogue/packages/data-amount.ts';
import { DAY_MS } from '#core/durations.ts';
import { errorOf } from '#tests/builders/app.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';

const flow = anOrderFlow();
const { get, send, aSignedInCustomer, esimsOf } = customersOf(flow);

async function anOwner(index: number) {
  const { session } = await aSignedInCustomer(index);
  const [esim] = await esimsOf(session);
  if (esim === undefined) throw new Error('The customer has no eSIM');
  const path = `/api/esims/${esim.id}/usage`;
  return {
    session,
    esim,
    path,
    usage: async (query = '') => UsageResponse.parse(await (await get(`${path}${query}`, session)).json()),
    summary: async () => UsageSummaryResponse.parse(await (await get('/api/usage', session)).json()),
  };
}

/** The eSIM connected `days` ago and has been read `count` times since, one megabyte less each time. */
async function isRead(
  esimId: string,
  { days, count, total }: { days: number; count: number; total: number },
) {
  const started = new Date(flow.clock.now().getTime() - days * DAY_MS).toISOString();
  const step = `${Math.floor((days * DAY_MS) / count)} milliseconds`;
  await flow.run(sql`insert into usage_readings
    (esim_id, read_at, last_read_at, status, total_megabytes, remaining_megabytes, is_unlimited)
    select ${esimId}, at, at, 'active', ${total}::int, ${total}::int - number, false
    from (select number, ${started}::timestamptz + number * ${step}::interval as at
      from generate_series(1, ${count}::int) as number) as readings`);
  await flow.run(sql`update esims set status = 'active', first_connected_at = ${started}::timestamptz,
    expires_at = ${started}::timestamptz + interval '30 days', read_at = now() where id = ${esimId}`);
}

test('USAGE-03 USAGE-05 USAGE-13 10,000 readings become a short response with use per day, forecast and the next reading', async () => {
  const { esim, usage } = await anOwner(0);
  await isRead(esim.id, { days: 10, count: 10_000, total: 12_000 });
  const found = await usage('?timeZone=Asia/Tokyo&language=es');
  expect(found.line.length).toBeGreaterThan(100);
  expect(found.line.length).toBeLessThanOrEqual(400);
  const rests = found.line.map(({ remainingMegabytes }) => remainingMegabytes);
  expect([rests[0], rests.at(-1)]).toEqual([11_999, 2_000]);
  expect(found).toMatchObject({
    timeZone: 'Asia/Tokyo',
    usedMegabytes: 10_000,
    basedOn: { readings: 10_000 },
  });
  expect(found.days.length).toBeGreaterThanOrEqual(11);
  expect(found.days.reduce((sum, { usedMegabytes }) => sum + usedMegabytes, 0)).toBeCloseTo(10_000, 3);
  expect(found.days[3]?.usedMegabytes).toBeCloseTo(1_000, -1);
  expect(found.days.map(({ from }) => from.slice(11))).toContain('15:00:00.000Z');
  if (found.forecast.kind !== 'runs-out') throw new Error('It does not run out');
  expect(found.forecast.pace.average).toBeCloseTo(1_000, -1);
  expect(found.esim.readAt).not.toBeNull();
  expect(found.esim.refresh.isPossible).toBe(false);
  expect(Date.parse(found.esim.refresh.possibleAt ?? '')).toBeGreaterThan(flow.clock.now().getTime());
  expect(JSON.stringify(found).length).toBeLessThan(80_000);
});

test('USAGE-09 an eSIM that has not connected has no forecast and no days', async () => {
  const { usage, summary } = await anOwner(1);
  expect(await usage()).toMatchObject({
    forecast: { kind: 'not-connected' },
    days: [],
    line: [],
    basedOn: null,
  });
  expect(await summary()).toMatchObject({ places: [], esims: [{ usedInAllMegabytes: null }] });
});

test('USAGE-06 USAGE-07 the summary has every eSIM, and its country with the use', async () => {
  const { esim, summary } = await anOwner(2);
  await isRead(esim.id, { days: 4, count: 400, total: 1_000 });
  const { places, esims } = await summary();
  expect(esims).toMatchObject([{ id: esim.id, usedInAllMegabytes: 400, basedOn: { readings: 400 } }]);
  expect(places).toMatchObject([
    {
      place: esim.country,
      countryCode: esim.countryCode,
      esims: 1,
      to: null,
      usedMegabytes: 400,
      boughtMegabytes: Math.max(1_000, parseMegabytes(esim.dataPlan) ?? 0),
    },
  ]);
  expect(places[0]?.perDayMegabytes).toBeCloseTo(100, 0);
});

test('USAGE-14 the file has a row for every reading of the chosen days, and runs no formula', async () => {
  const { session, esim } = await anOwner(3);
  await isRead(esim.id, { days: 4, count: 8, total: 1_000 });
  await send('PUT', `/api/esims/${esim.id}/name`, { cookie: session, body: { name: '=1+1, "x"' } });
  const file = async (query: string) => {
    const response = await get(`/api/usage/readings.csv?${query}`, session);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="landfall-us\w+-[\d-]+\.csv"$/,
    );
    return Buffer.from(await response.arrayBuffer()).toString('utf8');
  };
  const all = await file('language=es&timeZone=Europe/Madrid');
  const [header = '', ...rows] = all.trimEnd().split('\r\n');
  expect(header).toMatch(/^\uFEFFeSIM,Plan,País o región,Pedido,/);
  expect(header).toContain('Lectura (Europe/Madrid)');
  expect(rows).toHaveLength(8);
  for (const row of rows) expect(row).toMatch(/^"'=1\+1, ""x""",/);
  expect(rows[0]).toMatch(/,1000,999,1$/);
  const yesterday = new Date(flow.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
  const some = await file(`esim=${esim.id}&from=${yesterday}&to=${yesterday}`);
  expect(some.trimEnd().split('\r\n')).toHaveLength(3);
  expect(await file('from=2020-01-01&to=2020-01-02')).toMatch(/^[^\r]+\r\n$/);
});

test('USAGE-11 ESIM-02 wrong input is refused, and another customer’s eSIM is like an unknown one', async () => {
  const ana = await anOwner(4);
  const eva = await anOwner(5);
  for (const query of ['?timeZone=Mars/Olympus', '?timeZone=%2B02:00'])
    expect(await errorOf(await get(`${ana.path}${query}`, ana.session))).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  for (const query of ['from=yesterday', 'esim=1', 'to=2026-02-30'])
    expect(await errorOf(await get(`/api/usage/readings.csv?${query}`, ana.session))).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  const unknown = crypto.randomUUID();
  for (const path of [
    (id: string) => `/api/esims/${id}/usage`,
    (id: string) => `/api/usage/readings.csv?esim=${id}`,
  ]) {
    const stolen = await errorOf(await get(path(ana.esim.id), eva.session));
    expect(stolen).toEqual(await errorOf(await get(path(unknown), eva.session)));
    expect(stolen.status).toBe(404);
    expect(await errorOf(await get(path(ana.esim.id)))).toMatchObject({ status: 401, code: 'signed-out' });
  }
});

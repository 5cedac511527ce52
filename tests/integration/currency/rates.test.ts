import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createRateSource } from '#adapters/ecb/create-rate-source.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import { createRateStore } from '#adapters/postgres/currency/rate-store.ts';
import { CurrencyRatesResponse } from '#contract/catalogue/currency-rates.ts';
import { updateRates } from '#core/currency/update-rates.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { aSandbox } from '#tests/contracts/a-sandbox.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const sandbox = aSandbox();
const DAY_SECONDS = 24 * 60 * 60;
const TODAY = '2026-11-17';

const RATES = ['GBP', 'MXN', 'BRL', 'JPY', 'CHF', 'CAD', 'AUD', 'SEK', 'PLN']
  .map((code) => `<Cube currency='${code}' rate='2.5'/>`)
  .join('');
const tableOf = (day: string, dollars = '1.25') =>
  `<gesmes:Envelope><gesmes:name>European Central Bank</gesmes:name><Cube><Cube time='${day}'><Cube currency='USD' rate='${dollars}'/>${RATES}</Cube></Cube></gesmes:Envelope>`;

type Answer = (response: ServerResponse) => void;
const text =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/xml' }).end(body);

/** A server of rates, and a shop with its own database that reads them. */
async function aRateServer() {
  let answer: Answer = text(tableOf(TODAY));
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const postgres = await aPostgres();
  const rates = createRateStore(postgres);
  const clock = aClock(`${TODAY}T16:00:00Z`);
  const log = aLog();
  const needs = {
    source: createRateSource({ url: `http://127.0.0.1:${port}/daily.xml`, timeoutMs: 1_000 }),
    rates,
    alerts: createAlertStore(postgres),
    clock,
    log,
  };
  const update = async (next: Answer) => {
    answer = next;
    await updateRates(needs);
    return rates.read();
  };
  const openAlerts = async () => {
    const { rows } = await postgres.pool.query<{ kind: string }>(
      'select kind from alerts where resolved_at is null',
    );
    return rows.map(({ kind }) => kind);
  };
  return { update, openAlerts, rates, clock, log };
}

const endless: Answer = (response) => {
  response.writeHead(200);
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const write = () => {
    while (!response.destroyed) if (!response.write(chunk)) return void response.once('drain', write);
  };
  write();
};

const drip: Answer = (response) => {
  response.writeHead(200).write('<');
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
};

test('CURRENCY-01 CURRENCY-02 the table is stored; broken, large and slow responses leave it as it was', async () => {
  const { update, log } = await aRateServer();
  const broken = await update(text('Service unavailable', 503));
  expect(broken).toEqual({ table: null, failingSince: new Date(`${TODAY}T16:00:00Z`) });
  const stored = await update(text(tableOf(TODAY)));
  expect(stored).toMatchObject({
    table: { day: TODAY, source: 'European Central Bank', perDollar: { EUR: 0.8, GBP: 2, PLN: 2 } },
    failingSince: null,
  });
  for (const answer of [
    text('<html>Maintenance</html>'),
    text(tableOf(TODAY).slice(0, 400)),
    text(tableOf('2027-01-01')),
    text(tableOf(TODAY, '3.25')),
    text('', 404),
    endless,
    drip,
    (response: ServerResponse) => response.destroy(),
  ])
    expect((await update(answer)).table).toEqual(stored.table);
  expect(log.lines.map(({ event, fields }) => [event, fields['reason'] ?? fields['day']])).toEqual([
    ['currency-rates-refused', 'The source responded with 503.'],
    ['currency-rates-loaded', TODAY],
    ['currency-rates-refused', 'The response is not a daily table of rates.'],
    ['currency-rates-refused', 'The response is not a daily table of rates.'],
    ['currency-rates-refused', 'The table is dated 2027-01-01, which is in the future.'],
    ['currency-rates-refused', 'The rate of EUR has changed by more than half.'],
    ['currency-rates-refused', 'The source responded with 404.'],
    ['currency-rates-refused', 'The response has more than 65536 bytes.'],
    ['currency-rates-refused', expect.stringMatching(/^The table could not be fetched: .*timeout/)],
    ['currency-rates-refused', expect.stringMatching(/^The table could not be fetched: /)],
  ]);
});

test('CURRENCY-03 the alert opens after days of failures and closes with the next table', async () => {
  const { update, openAlerts, clock } = await aRateServer();
  await update(text(tableOf(TODAY)));
  clock.advance(DAY_SECONDS);
  await update(text('', 500));
  clock.advance(3 * DAY_SECONDS);
  const failing = await update(text('', 500));
  // The first failure counts, not the last one.
  expect(failing.failingSince).toEqual(new Date('2026-11-18T16:00:00Z'));
  expect(await openAlerts()).toEqual([]);
  clock.advance(DAY_SECONDS);
  await update(text('', 500));
  expect(await openAlerts()).toEqual(['currency-rates-old']);
  await update(text(tableOf('2026-11-20')));
  expect(await openAlerts()).toEqual([]);
});

test('CURRENCY-05 CURRENCY-10 any cache may store the table; one that is older than three days is not sent', async () => {
  const { update, rates, clock } = await aRateServer();
  const { get } = await aRunningApp({ rates, clock });
  const read = async () => {
    const response = await get('/api/currency-rates');
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    return {
      caching: response.headers.get('cache-control'),
      rates: CurrencyRatesResponse.strict().parse(await response.json()).rates,
    };
  };
  expect(await read()).toEqual({ caching: 'no-store', rates: null });
  await update(text(tableOf(TODAY)));
  clock.advance(3 * DAY_SECONDS);
  expect(await read()).toMatchObject({
    caching: 'public, max-age=3600, s-maxage=300',
    rates: { day: TODAY, source: 'European Central Bank', perDollar: { EUR: 0.8 } },
  });
  clock.advance(DAY_SECONDS);
  expect(await read()).toEqual({ caching: 'no-store', rates: null });
});

test('CURRENCY-11 the sandbox serves a fixed table of the day of its clock, which the shop reads', async () => {
  const source = createRateSource({ url: `${sandbox.origin()}/currency-rates/eurofxref-daily.xml` });
  const day = new Date().toISOString().slice(0, 10);
  const read = await source.readDailyRates();
  expect(read).toMatchObject({
    kind: 'read',
    rates: { source: 'Sandbox', perEuro: { USD: 1.25, GBP: 0.875 } },
  });
  expect(read.kind === 'read' && read.rates.day >= day).toBe(true);
  await sandbox.control('POST', '/clock', { advanceMs: 5 * DAY_SECONDS * 1_000 });
  const later = await source.readDailyRates();
  expect(later.kind === 'read' && later.rates.day > day).toBe(true);
});

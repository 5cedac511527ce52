import { expect, test } from 'vitest';
import { aVendor, dropped, json, silent, type Answer } from '#tests/builders/airalo-vendor.ts';

const PACKAGES = 'GET /v2/packages';

function aDestination(slug: string, ids: readonly string[]) {
  const packages = ids.map((id) => ({
    id,
    type: 'sim',
    price: 9,
    amount: 5120,
    day: 30,
    data: '5 GB',
    net_price: 3,
  }));
  const countries = [{ country_code: 'JP', title: 'Japan' }];
  return {
    slug,
    country_code: 'JP',
    title: slug,
    operators: [{ type: 'local', title: 'Op', packages, countries }],
  };
}

const page = (data: unknown, lastPage: number, total: number): Answer =>
  json(200, { data, meta: { last_page: lastPage, total } });
const japan = aDestination('japan', ['jp-1', 'jp-2']);
const korea = aDestination('korea', ['kr-1']);

test('page 2 is read as a list and as an object of positions', async () => {
  for (const second of [[korea], { 1: korea }]) {
    const { provider, calls } = await aVendor({ [PACKAGES]: [page([japan], 2, 2), page(second, 2, 2)] });
    const response = await provider.readCatalogue();
    expect(response.kind === 'read' && response.packages.map((one) => one.package.package_id)).toEqual([
      'jp-1',
      'jp-2',
      'kr-1',
    ]);
    expect(calls.filter(({ path }) => path === '/v2/packages').map(({ query }) => query.toString())).toEqual([
      'include=topup&limit=50&page=1',
      'include=topup&limit=50&page=2',
    ]);
  }
});

test('a busy network is called again after the time it names, then after growing times', async () => {
  const { provider, waits } = await aVendor({
    [PACKAGES]: [json(429, {}, { 'retry-after': '7' }), json(503, {}), dropped, page([japan], 1, 1)],
  });
  expect(await provider.readCatalogue()).toMatchObject({ kind: 'read' });
  expect(waits).toEqual([7, 4, 8]);
});

test.each([
  ['an error on every retry', json(500, {}), /returned 500/],
  ['no response to every retry', silent, /did not respond/],
  ['a refusal', json(403, {}), /returned 403/],
  ['a page that is not a catalogue', json(200, { data: 'soon', meta: {} }), /could not be read/],
  ['no JSON', ((response) => response.writeHead(200).end('<html>')) satisfies Answer, /could not be read/],
  ['fewer destinations than announced', page([japan], 1, 2), /announced 2 destinations and sent 1/],
  ['an empty page in the middle', page([], 3, 3), /was empty/],
  ['mostly unreadable entries', page([japan, { slug: 'x' }, { slug: 'y' }], 1, 3), /could not be read/],
])('%s is an unusable catalogue', async (_, response, reason) => {
  const { provider } = await aVendor(
    { [PACKAGES]: response },
    response === silent ? { patienceMs: 200 } : {},
  );
  const read = await provider.readCatalogue();
  expect(read.kind === 'unusable' && read.reason).toMatch(reason);
});

test('wrong keys are not retried', async () => {
  const { provider, count } = await aVendor({
    'POST /v2/token': json(422, { data: { client_id: 'invalid' } }),
  });
  const read = await provider.readCatalogue();
  expect(read.kind === 'unusable' && read.reason).toMatch(/token-http-422/);
  expect(count('POST /v2/token')).toBe(1);
});

test('a package listed under two destinations is offered once', async () => {
  const { provider } = await aVendor({ [PACKAGES]: page([japan, aDestination('tokyo', ['jp-1'])], 1, 2) });
  const response = await provider.readCatalogue();
  expect(
    response.kind === 'read' && response.packages.map((one) => [one.package.package_id, one.package.slug]),
  ).toEqual([
    ['jp-1', 'japan'],
    ['jp-2', 'japan'],
  ]);
});

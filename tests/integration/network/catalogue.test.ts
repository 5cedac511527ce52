import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createCatalogue } from '#sandbox/network/catalogue/create-catalogue.ts';
import { aNetworkSandbox } from './sandbox.ts';

const Destination = z.object({
  slug: z.string(),
  country_code: z.string(),
  operators: z.array(
    z.object({
      type: z.string(),
      packages: z.array(z.object({ id: z.string(), type: z.string(), price: z.number() })),
    }),
  ),
});
const Meta = z.object({ current_page: z.number(), last_page: z.number(), total: z.number() });
const FirstPage = z.object({ data: z.array(Destination), meta: Meta });
const LaterPage = z.object({ data: z.record(z.string(), Destination), meta: Meta });

test('SANDBOX-10 SANDBOX-11 SANDBOX-12 the whole catalogue is returned in one request: 200+ destinations, from $3.00 and from $4.50', async () => {
  const { call: send } = await aNetworkSandbox();
  const { data } = FirstPage.parse((await send('GET', '/packages?limit=1000&include=topup')).body);
  expect(data.filter((one) => one.country_code !== '').length).toBeGreaterThan(200);
  const from = (type: string) =>
    Math.min(
      ...data.flatMap((one) =>
        one.operators
          .filter((operator) => operator.type === type)
          .flatMap((operator) => operator.packages.map((p) => p.price)),
      ),
    );
  expect(from('local')).toBe(3);
  expect(from('global')).toBe(4.5);
});

test('the first page is a list; the second is an object keyed by index in the whole list', async () => {
  const { call: send } = await aNetworkSandbox();
  const all = FirstPage.parse((await send('GET', '/packages?limit=1000')).body);
  const first = FirstPage.parse((await send('GET', '/packages?limit=3&page=1')).body);
  const second = LaterPage.parse((await send('GET', '/packages?limit=3&page=2')).body);
  expect(first.data.map((one) => one.slug)).toEqual(all.data.slice(0, 3).map((one) => one.slug));
  expect(Object.keys(second.data)).toEqual(['3', '4', '5']);
  expect(Object.values(second.data).map((one) => one.slug)).toEqual(
    all.data.slice(3, 6).map((one) => one.slug),
  );
  expect(second.meta).toMatchObject({ current_page: 2, last_page: Math.ceil(all.meta.total / 3) });
});

test('following all pages returns every destination once', async () => {
  const { call: send } = await aNetworkSandbox();
  const slugs: string[] = [];
  let lastPage = 1;
  for (let page = 1; page <= lastPage; page += 1) {
    const { body } = await send('GET', `/packages?limit=60&page=${page}`);
    const { data, meta } = page === 1 ? FirstPage.parse(body) : LaterPage.parse(body);
    slugs.push(...Object.values(data).map((one) => one.slug));
    lastPage = meta.last_page;
  }
  expect(lastPage).toBeGreaterThan(1);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.length).toBe(createCatalogue().destinations.length);
});

test('a page beyond the last is empty', async () => {
  const { call: send } = await aNetworkSandbox();
  const { data } = LaterPage.parse((await send('GET', '/packages?limit=100&page=99')).body);
  expect(data).toEqual({});
});

test('top-ups are listed only when requested, and filters return one kind or one country', async () => {
  const { call: send } = await aNetworkSandbox();
  const types = async (query: string) => {
    const { data } = FirstPage.parse((await send('GET', `/packages?limit=1000&${query}`)).body);
    return {
      packages: new Set(
        data.flatMap((one) => one.operators.flatMap((operator) => operator.packages.map((p) => p.type))),
      ),
      operators: new Set(data.flatMap((one) => one.operators.map((operator) => operator.type))),
      slugs: data.map((one) => one.slug),
    };
  };
  expect((await types('filter[type]=global')).operators).toEqual(new Set(['global']));
  expect((await types('filter[type]=local')).operators).toEqual(new Set(['local']));
  expect((await types('filter[country]=JP')).slugs).toEqual(['japan']);
  expect((await types('filter[country]=JP')).packages).toEqual(new Set(['sim']));
  expect((await types('filter[country]=JP&include=topup')).packages).toEqual(new Set(['sim', 'topup']));
});

test('a withdrawn package is no longer listed or sold, and a new price applies to both', async () => {
  const { call: send, control } = await aNetworkSandbox();
  await control('/network/packages/sakura-hop-7days-1gb', { isWithdrawn: true });
  await control('/network/packages/sakura-hop-30days-3gb', { priceCents: 1234 });
  const { data } = FirstPage.parse((await send('GET', '/packages?filter[country]=JP')).body);
  const packages = data.flatMap((one) => one.operators.flatMap((operator) => operator.packages));
  expect(packages.some((one) => one.id === 'sakura-hop-7days-1gb')).toBe(false);
  expect(packages.find((one) => one.id === 'sakura-hop-30days-3gb')?.price).toBe(12.34);
  const order = (packageId: string) =>
    send('POST', '/orders', { form: { quantity: '1', package_id: packageId } });
  expect((await order('sakura-hop-7days-1gb')).status).toBe(422);
  expect((await order('sakura-hop-30days-3gb')).body).toMatchObject({ data: { price: 12.34 } });
});

test('a list that is behind still has a withdrawn package, which is not sold', async () => {
  const { call: send, control } = await aNetworkSandbox();
  const packageId = 'sakura-hop-7days-1gb';
  await control(`/network/packages/${packageId}`, { isWithdrawn: true, isStillListed: true });
  const { data } = FirstPage.parse((await send('GET', '/packages?filter[country]=JP')).body);
  const packages = data.flatMap((one) => one.operators.flatMap((operator) => operator.packages));
  expect(packages.some((one) => one.id === packageId)).toBe(true);
  const order = await send('POST', '/orders', { form: { quantity: '1', package_id: packageId } });
  expect(order.status).toBe(422);
});

test('the catalogue response can be set to empty or broken', async () => {
  const { call: send, control } = await aNetworkSandbox();
  await control('/network/catalogue', { mode: 'empty' });
  expect((await send('GET', '/packages')).body).toMatchObject({ data: [], meta: { total: 0 } });
  await control('/network/catalogue', { mode: 'broken' });
  expect(FirstPage.safeParse((await send('GET', '/packages')).body).success).toBe(false);
  await control('/network/catalogue', { mode: 'normal' });
  expect(FirstPage.safeParse((await send('GET', '/packages')).body).success).toBe(true);
});

test('the linked pictures are served without a token, and show the word sandbox', async () => {
  const { origin } = await aNetworkSandbox();
  const response = await fetch(`${origin}/v2/images/destinations/japan.svg`);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toContain('sandbox');
});

test('another process, in another language and time zone, creates the same catalogue', async () => {
  const script = `
    import { createHash } from 'node:crypto';
    import { createCatalogue } from '#sandbox/network/catalogue/create-catalogue.ts';
    process.stdout.write(createHash('sha256').update(JSON.stringify(createCatalogue().destinations)).digest('hex'));`;
  const env = {
    PATH: process.env['PATH'],
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { env });
  const here = createHash('sha256').update(JSON.stringify(createCatalogue().destinations)).digest('hex');
  expect(stdout).toBe(here);
});

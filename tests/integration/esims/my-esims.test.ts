import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createQrDrawer } from '#adapters/qr/create-qr-drawer.ts';
import {
  MyEsimInstallResponse,
  MyEsimResponse,
  MyEsimsResponse,
  RefreshResponse,
} from '#contract/account/my-esims.ts';
import { errorOf } from '#tests/builders/app.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';

const flow = anOrderFlow();
const { get, send, aSignedInCustomer, esimsOf } = customersOf(flow);

const QUARTER_HOUR = 15 * 60;

async function anOwner(index: number) {
  const { session } = await aSignedInCustomer(index);
  const [esim] = await esimsOf(session);
  if (esim === undefined) throw new Error('The customer has no eSIM');
  const path = `/api/esims/${esim.id}`;
  return {
    session,
    esim,
    path,
    read: async (language = 'en') =>
      MyEsimResponse.parse(await (await get(`${path}?language=${language}`, session)).json()).esim,
    refresh: () => send('POST', `${path}/refresh`, { cookie: session }),
    refreshed: async () =>
      RefreshResponse.parse(await (await send('POST', `${path}/refresh`, { cookie: session })).json()),
    change: (what: 'installed' | 'name', body: object) =>
      send('PUT', `${path}/${what}`, { body, cookie: session }),
  };
}

const connect = (iccid: string) => flow.control('POST', `/network/esims/${iccid}/connect`, {});

test('ESIM-06 ESIM-13 API-24 a refresh reads the network; a second one within 15 minutes says when the next is possible', async () => {
  const { esim, read, refreshed } = await anOwner(0);
  expect(esim).toMatchObject({ usage: null, readAt: null, refresh: { isPossible: true, possibleAt: null } });
  await connect(esim.iccid);
  const first = await refreshed();
  expect(first).toMatchObject({ outcome: 'refreshed', esim: { status: 'active', display: 'active' } });
  const { usage, readAt, refresh, expiresAt } = first.esim;
  expect(usage?.usedMegabytes).toBe((usage?.totalMegabytes ?? 0) - (usage?.remainingMegabytes ?? 0));
  const possibleAt = new Date(Date.parse(readAt ?? '') + QUARTER_HOUR * 1000).toISOString();
  expect(refresh).toEqual({ isPossible: false, possibleAt });
  expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(Date.parse(readAt ?? ''));

  flow.clock.advance(QUARTER_HOUR - 60);
  const second = await refreshed();
  expect(second).toMatchObject({ outcome: 'too-early', esim: { readAt, refresh: { possibleAt } } });
  flow.clock.advance(61);
  expect(await read()).toMatchObject({ readAt, refresh: { isPossible: true, possibleAt: null } });
  const third = await refreshed();
  expect(third.outcome).toBe('refreshed');
  expect(Date.parse(third.esim.readAt ?? '')).toBeGreaterThanOrEqual(Date.parse(possibleAt));
});

test('ESIM-07 ESIM-18 a network that does not respond is an error of its own, and the last reading stays', async () => {
  const { esim, read, refresh, refreshed } = await anOwner(1);
  await connect(esim.iccid);
  const { esim: known } = await refreshed();
  flow.clock.advance(QUARTER_HOUR + 1);
  await flow.fault({ service: 'network', kind: 'error', status: 500, match: `${esim.iccid}/usage` });
  expect(await errorOf(await refresh())).toMatchObject({ status: 503, code: 'could-not-refresh' });
  const after = await read();
  expect(after).toMatchObject({ status: 'active', usage: known.usage, readAt: known.readAt });
  expect(after.refresh.isPossible).toBe(false);
  await flow.control('DELETE', '/faults');
  flow.clock.advance(61);
  expect((await refreshed()).outcome).toBe('refreshed');
});

test('ESIM-10 ESIM-11 ESIM-05 the customer marks an eSIM as installed and takes it back; the network says connected', async () => {
  const { esim, change, read, refreshed } = await anOwner(2);
  expect(esim).toMatchObject({ display: 'ready_to_install', isInstalled: false, firstConnectedAt: null });
  const marked = MyEsimResponse.parse(await (await change('installed', { isInstalled: true })).json()).esim;
  expect(marked).toMatchObject({ display: 'ready_to_activate', isInstalled: true, firstConnectedAt: null });
  await change('installed', { isInstalled: false });
  expect(await read()).toMatchObject({ display: 'ready_to_install', isInstalled: false });
  await connect(esim.iccid);
  await flow.control('POST', `/network/esims/${esim.iccid}/usage`, { usedMegabytes: 5 });
  const { esim: connected } = await refreshed();
  expect(connected).toMatchObject({ display: 'active', isInstalled: false });
  expect(connected.firstConnectedAt).not.toBeNull();
  expect(await errorOf(await change('installed', { isInstalled: 'yes' }))).toMatchObject({
    status: 400,
    code: 'invalid-input',
  });
});

test('INSTALL-20 the QR code for the phone contains the address of the page and nothing else', async () => {
  const { session, esim, path } = await anOwner(7);
  const response = await get(`${path}/install?language=es`, session);
  const { phonePage, esim: codes } = MyEsimInstallResponse.parse(await response.json());
  expect(new URL(phonePage.url).pathname).toBe(`/es/dashboard/esims/${esim.id}/install`);
  expect(new URL(phonePage.url).search).toBe('');
  expect(phonePage.qr).toEqual(createQrDrawer().svgPath(phonePage.url));
  expect(phonePage.qr).not.toEqual(codes.qr);
});

test('ESIM-34 the codes of a recycled eSIM leave the server for nobody', async () => {
  const { session, esim, path } = await anOwner(5);
  expect((await get(`${path}/install`, session)).status).toBe(200);
  await flow.run(sql`update esims set status = 'recycled', next_read_at = null where id = ${esim.id}`);
  expect(await errorOf(await get(`${path}/install`, session))).toMatchObject({
    status: 409,
    code: 'esim-recycled',
  });
});

test('ESIM-19 a customer names an eSIM, changes the name and removes it', async () => {
  const { change, read } = await anOwner(3);
  const named = async (name: string | null) => {
    const response = await change('name', { name });
    expect(response.status).toBe(200);
    return (await read()).name;
  };
  expect(await named('  Mum’s phone ')).toBe('Mum’s phone');
  expect(await named('👨‍👩‍👧 x'.padEnd(40, 'x'))).toHaveLength(40);
  expect(await named('')).toBeNull();
  await named('Ben');
  expect(await named(null)).toBeNull();
  for (const name of ['x'.repeat(41), 'two\nlines', 'a\u0000b', 7])
    expect(await errorOf(await change('name', { name }))).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
});

test('DATA-19 ESIM-09 the details have every field, and the response names the network', async () => {
  const { session, esim, path, read } = await anOwner(4);
  const list = MyEsimsResponse.parse(await (await get('/api/esims?language=es', session)).json());
  const one = MyEsimResponse.parse(await (await get(`${path}?language=es`, session)).json());
  expect([list.networkName, one.networkName]).toEqual(['Airalo', 'Airalo']);
  // Only the list has a forecast.
  expect({ ...one.esim, forecast: null }).toMatchObject(list.esims[0] ?? {});
  const [offered] = flow
    .parts()
    .offered.slice(4)
    .map((item) => item.package);
  if (offered === undefined) throw new Error('The shop sells fewer plans');
  const english = await read();
  expect(english).toMatchObject({
    iccid: esim.iccid,
    dataPlan: offered.is_unlimited ? 'unlimited data' : offered.data_amount,
    validityDays: offered.validity_days,
    country: offered.country_region,
    countryCode: offered.country_code,
    expiresAt: null,
  });
  expect(english.title).toContain(english.country);
  expect(one.esim.title).toMatch(/^eSIM para /);
  expect(english.countries.map(({ code }) => code)).toEqual([offered.country_code]);
  expect(english.countries[0]?.networks.length).toBeGreaterThan(0);
  expect(english.smdpAddress).toMatch(/\./);
  expect(JSON.stringify([list, one])).not.toContain('LPA:1$');
});

test('ESIM-02 another customer’s eSIM gets the same response as one that does not exist, and stays as it is', async () => {
  const ana = await anOwner(5);
  const eva = await anOwner(6);
  const before = await ana.read();
  const tries = (id: string, cookie: string) =>
    Promise.all([
      get(`/api/esims/${id}`, cookie),
      get(`/api/esims/${id}/install`, cookie),
      send('POST', `/api/esims/${id}/refresh`, { cookie }),
      send('PUT', `/api/esims/${id}/installed`, { cookie, body: { isInstalled: true } }),
      send('PUT', `/api/esims/${id}/name`, { cookie, body: { name: 'mine' } }),
    ]);
  const summary = (responses: readonly Response[]) => Promise.all(responses.map(errorOf));
  const stolen = await summary(await tries(ana.esim.id, eva.session));
  expect(stolen).toEqual(await summary(await tries(crypto.randomUUID(), eva.session)));
  expect(new Set(stolen.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await ana.read()).toEqual(before);
  const guest = await summary(await tries(ana.esim.id, ''));
  expect(guest.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(5).fill('401 signed-out'));
  const foreign = await fetch(`${flow.parts().origin}${ana.path}/name`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example', cookie: ana.session },
    body: JSON.stringify({ name: 'evil' }),
  });
  expect(foreign.status).toBe(403);
});

import { z } from 'zod';
import { type NetworkResponse, CLIENT, type NetworkSandbox, send } from './sandbox.ts';

/** A request to the network, with its preconditions. */
export type NetworkRequest = (network: NetworkSandbox) => Promise<NetworkResponse>;

export const LOCAL = 'sakura-hop-7days-1gb';
export const VOICE = 'sakura-hop-plus-30days-5gb';
export const TOPUP = 'sakura-hop-30days-3gb-topup';
export const UNSOLD_ICCID = '8944700000000000006';
const YEARS_MILLISECONDS = 4 * 365 * 86_400_000;
export const ORDER = { quantity: '1', package_id: LOCAL, type: 'sim', description: 'a test' };

export const tokenWith = (changes: Readonly<Record<string, string>>) => (network: NetworkSandbox) =>
  send(`${network.origin}/v2/token`, {
    method: 'POST',
    form: { ...CLIENT, grant_type: 'client_credentials', ...changes },
  });

export const get = (path: string) => (network: NetworkSandbox) => network.call('GET', path);
export const postForm = (path: string, form: Readonly<Record<string, string>>) => (network: NetworkSandbox) =>
  network.call('POST', path, { form });
export const postJson = (path: string, json: unknown) => (network: NetworkSandbox) =>
  network.call('POST', path, { json });

/** For an eSIM that was just sold. */
export const ofSim =
  (suffix: string, packageId = LOCAL) =>
  async (network: NetworkSandbox) =>
    network.call('GET', `/sims/${await network.buy(packageId)}${suffix}`);

export const ofActiveSim = (suffix: string) => async (network: NetworkSandbox) => {
  const iccid = await network.buy(LOCAL);
  await network.control(`/network/esims/${iccid}/connect`);
  return network.call('GET', `/sims/${iccid}${suffix}`);
};

export async function recycledSim(network: NetworkSandbox): Promise<string> {
  const iccid = await network.buy(LOCAL);
  await network.control('/clock', { advanceMs: YEARS_MILLISECONDS });
  return iccid;
}

export const afterSale = (path: string) => async (network: NetworkSandbox) => {
  await network.call('POST', '/orders', { form: { ...ORDER, brand_settings_name: 'our perfect brand' } });
  return network.call('GET', path);
};

export const shortOf = (path: string) => async (network: NetworkSandbox) => {
  await network.control(`/network/packages/${LOCAL}`, { stock: 9 });
  const form = { ...ORDER, quantity: '10', webhook_url: 'https://example.com' };
  return network.call('POST', path, { form });
};

export const twice = (path: string) => async (network: NetworkSandbox) => {
  await network.control('/network/limits', { usagePerMinute: 1 });
  const iccid = await network.buy(LOCAL);
  await network.call('GET', `/sims/${iccid}${path}`);
  return network.call('GET', `/sims/${iccid}${path}`);
};

async function dueIn(network: NetworkSandbox, days: number): Promise<string> {
  const { now } = z.object({ now: z.iso.datetime() }).parse(await network.readControl('/clock'));
  return new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 16).replace('T', ' ');
}

export const future =
  (changes: Readonly<Record<string, unknown>>, days = 5) =>
  async (network: NetworkSandbox) =>
    network.call('POST', '/future-orders', {
      json: { quantity: 1, package_id: LOCAL, due_date: await dueIn(network, days), ...changes },
    });

const Requested = z.object({ data: z.object({ request_id: z.string() }) });

export const cancel =
  (days: number, advanceMs = 0) =>
  async (network: NetworkSandbox) => {
    const { data } = Requested.parse((await future({}, days)(network)).body);
    await network.control('/clock', { advanceMs });
    return network.call('POST', '/cancel-future-orders', { json: { request_ids: [data.request_id] } });
  };

export const optIn = (network: NetworkSandbox, type = 'webhook_low_data') =>
  network.call('POST', '/notifications/opt-in', {
    json: { type, webhook_url: `${network.shopOrigin}/api/webhooks/airalo`, levels: [50, 70, 80, 90] },
  });

export const topup = (form: Readonly<Record<string, string>>) => async (network: NetworkSandbox) =>
  network.call('POST', '/orders/topups', {
    form: { iccid: await network.buy(LOCAL), description: 'a test', ...form },
  });

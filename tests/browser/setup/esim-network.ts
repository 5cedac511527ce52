import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { HOUR_MS } from '#core/durations.ts';
import type { RunningShop } from './running-shop.ts';

const Token = z.object({ data: z.object({ access_token: z.string() }) });
const Fault = z.object({ fault: z.object({ id: z.string() }) });
const Life = z.object({ status: z.string(), totalMegabytes: z.number() });
const OptIn = z.object({ data: z.object({ notification: z.unknown() }) });
const Topups = z.object({ data: z.array(z.object({ id: z.string() })).min(1) });

type Needs = Readonly<{ shop: RunningShop; request: APIRequestContext; iccid: string }>;

/** What happens to one eSIM at the sandbox's network. The shop learns it only through `notify`. */
export async function esimAtNetwork({ shop, request, iccid }: Needs) {
  const { control, network } = await sandboxCalls(shop, request);
  const path = `/network/esims/${iccid}`;
  const life = async () => Life.parse(await control('get', path));
  const use = (usedMegabytes: number) => control('post', `${path}/usage`, { usedMegabytes });
  const age = (advanceMs: number) => control('post', `${path}/age`, { advanceMs });
  return {
    /** The shop subscribes to the network's notices some seconds after its start. */
    async isSubscribed() {
      const { data } = OptIn.parse(await network('get', '/notifications/opt-in'));
      return data.notification !== null;
    },
    /** The network sends a signed notice about this eSIM to the shop. */
    notify: () =>
      network('post', '/simulator/webhook', { event: 'low_data_notification', type: 'percent_75', iccid }),
    /** Until the returned function is called, the network does not list it. */
    async isMissing() {
      const wanted = { service: 'network', kind: 'error', status: 404, match: `${iccid}/usage` };
      const { fault } = Fault.parse(await control('post', '/faults', wanted));
      return () => control('delete', `/faults/${fault.id}`);
    },
    connects: () => control('post', `${path}/connect`, {}),
    isUnreadable: (isUnreadable: boolean) => control('post', `${path}/readability`, { isUnreadable }),
    uses: async (share: number) => use((await life()).totalMegabytes * share),
    async isToppedUp() {
      const { data } = Topups.parse(await network('get', `/sims/${iccid}/topups`));
      await network('post', '/orders/topups', { iccid, package_id: data[0]?.id ?? '' });
    },
    /** Its days pass. Used data is taken back every six hours, before it can be all. */
    async expires() {
      while ((await life()).status === 'ACTIVE') {
        await use(0);
        await age(6 * HOUR_MS);
      }
    },
    isForgotten: () => age(3 * 365 * 24 * HOUR_MS),
  };
}

async function sandboxCalls({ sandboxOrigin, networkKeys }: RunningShop, request: APIRequestContext) {
  if (networkKeys === null)
    throw new Error('This test needs the keys of the network: let it start the shop.');
  const send = async (method: 'get' | 'post' | 'delete', url: string, options: object) => {
    const response = await request[method](`${sandboxOrigin}${url}`, options);
    if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`);
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    return body;
  };
  const form = {
    client_id: networkKeys.clientId,
    client_secret: networkKeys.clientSecret,
    grant_type: 'client_credentials',
  };
  const { data } = Token.parse(await send('post', '/v2/token', { form }));
  const headers = { authorization: `Bearer ${data.access_token}` };
  return {
    control: (method: 'get' | 'post' | 'delete', path: string, body?: object) =>
      send(method, `/control${path}`, body === undefined ? {} : { data: body }),
    network: (method: 'get' | 'post', path: string, fields?: Readonly<Record<string, string>>) =>
      send(method, `/v2${path}`, fields === undefined ? { headers } : { headers, form: fields }),
  };
}

import {
  HandOutResponse,
  RevealShareResponse,
  ShareLinkResponse,
  SharePreviewResponse,
  ShareResponse,
  SharesResponse,
} from '#contract/orders/shares.ts';
import { customersOf } from '../order-flow/customers.ts';
import type { anOrderFlow } from '../order-flow/shop.ts';

/** The requests of an owner of eSIMs, and of a person with one of the links. */
export function sharingIn(flow: ReturnType<typeof anOrderFlow>) {
  const { get, send, aSignedInCustomer, esimsOf } = customersOf(flow);

  async function anOwner(index = 0, quantity = 1) {
    const { session, email } = await aSignedInCustomer(index, quantity);
    const esims = await esimsOf(session);
    const [esim] = esims;
    if (esim === undefined) throw new Error('The customer has no eSIM');
    const path = `/api/esims/${esim.id}/shares`;
    const post = (to: string, body: object = {}) => send('POST', to, { body, cookie: session });
    return {
      session,
      email,
      esim,
      esims,
      path,
      post,
      share: async (body: object = { channel: 'link' }) =>
        ShareLinkResponse.parse(await (await post(path, body)).json()),
      list: async () => SharesResponse.parse(await (await get(path, session)).json()).shares,
      revoke: async (shareId: string) =>
        ShareResponse.parse(await (await post(`${path}/${shareId}/revoke`)).json()).share,
      read: async () => (await esimsOf(session)).find(({ id }) => id === esim.id),
      handOut: async () =>
        HandOutResponse.parse(await (await get(`/api/orders/${esim.orderNumber}/hand-out`, session)).json()),
    };
  }

  const open = async (action: 'preview' | 'reveal' | 'installed', body: object) =>
    send('POST', `/api/shares/${action}`, { body });
  return {
    get,
    send,
    anOwner,
    open,
    preview: async (secret: string) =>
      SharePreviewResponse.parse(await (await open('preview', { secret })).json()),
    reveal: async (secret: string) =>
      RevealShareResponse.parse(await (await open('reveal', { secret })).json()),
  };
}

export const secretIn = (url: string | undefined) => url?.split('/').at(-1) ?? '';

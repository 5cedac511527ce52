import { z } from 'zod';
import {
  afterSale,
  cancel,
  future,
  get,
  LOCAL,
  UNSOLD_ICCID,
  ofActiveSim,
  ofSim,
  optIn,
  ORDER,
  postForm,
  postJson,
  recycledSim,
  shortOf,
  tokenWith,
  topup,
  TOPUP,
  twice,
  VOICE,
  type NetworkRequest,
} from './contract-requests.ts';

type Case = Readonly<{
  status: number;
  run: NetworkRequest;
  /** Converts our response to the published form where the two are known to differ. */
  like?: (body: unknown) => unknown;
}>;

/** From page two on we send an object, as the parameter's description says; its example shows a list. */
const Listed = z.object({ data: z.record(z.string(), z.unknown()) }).loose();
const asList = (body: unknown) => {
  const page = Listed.parse(body);
  return { ...page, data: Object.values(page.data) };
};

const INVALID = { quantity: '51', package_id: 'no-such-package' };

/** A request for each published example, by operation and response. */
export const CASES: Readonly<Record<string, Case>> = {
  'POST /v2/token 200': { status: 200, run: tokenWith({}) },
  'POST /v2/token 422': { status: 422, run: tokenWith({ client_id: 'somebody' }) },
  'POST /v2/token x-422:Request Access Token (401)': {
    status: 401,
    run: tokenWith({ client_secret: 'guess' }),
  },

  'GET /v2/packages 200': { status: 200, run: get('/packages?limit=3') },
  'GET /v2/packages 422': { status: 422, run: get('/packages?limit=many') },
  'GET /v2/packages x-200:List Packages with topup (200)': {
    status: 200,
    run: get('/packages?limit=3&include=topup'),
  },
  'GET /v2/packages x-200:List Global Packages (200)': {
    status: 200,
    run: get('/packages?filter[type]=global&limit=3&include=topup'),
  },
  'GET /v2/packages x-200:List Local Packages (200)': {
    status: 200,
    run: get('/packages?filter[type]=local&limit=3&include=topup'),
  },
  'GET /v2/packages x-200:List Local Packages for Specific Country (200)': {
    status: 200,
    run: get('/packages?filter[country]=CA&limit=3&include=topup'),
  },
  'GET /v2/packages x-200:List Packages with Pagination (200)': {
    status: 200,
    run: get('/packages?filter[type]=local&limit=3&page=2'),
    like: asList,
  },
  'GET /v2/packages x-200:List Packages with Pagination page>=2 (200)': {
    status: 200,
    run: get('/packages?limit=1&page=2&include=topup'),
    like: asList,
  },

  'POST /v2/orders 200 1': { status: 200, run: postForm('/orders', ORDER) },
  'POST /v2/orders 200 2': { status: 200, run: postJson('/orders', { ...ORDER, quantity: 1 }) },
  'POST /v2/orders 422': { status: 422, run: postForm('/orders', INVALID) },
  'POST /v2/orders x-200:Submit Order with Voice&Data package (200)': {
    status: 200,
    run: postJson('/orders', { ...ORDER, quantity: 1, package_id: VOICE }),
  },
  'POST /v2/orders x-422:Submit Order (422) SIM quantity is not available': {
    status: 422,
    run: shortOf('/orders'),
  },
  "POST /v2/orders x-422:Submit Order (422) Brand doesn't exist": {
    status: 422,
    run: postForm('/orders', { ...ORDER, brand_settings_name: 'nobody' }),
  },
  'POST /v2/orders x-200:Submit Order (200) with email share': {
    status: 200,
    run: postForm('/orders', { ...ORDER, to_email: 'somebody@example.com', 'sharing_option[]': 'link' }),
  },
  'GET /v2/orders 200': { status: 200, run: afterSale('/orders?limit=5&include=sims,user,status') },
  'GET /v2/orders 422': { status: 422, run: get('/orders?limit=many&page=last') },
  'GET /v2/orders/{order_id} 200': {
    status: 200,
    run: async (network) => {
      const { body } = await network.call('POST', '/orders', { form: ORDER });
      const { data } = z.object({ data: z.object({ id: z.number() }) }).parse(body);
      return network.call('GET', `/orders/${data.id}?include=sims,user,status`);
    },
  },

  'POST /v2/orders-async 202': {
    status: 202,
    run: postForm('/orders-async', { ...ORDER, webhook_url: 'https://example.com' }),
  },
  'POST /v2/orders-async 422': { status: 422, run: postForm('/orders-async', INVALID) },
  'POST /v2/orders-async x-422:Submit Order Async (422) SIM quantity is not available': {
    status: 422,
    run: shortOf('/orders-async'),
  },
  'POST /v2/orders-async x-422:Submit Order Async (422) Not opted in and no webhook_url provided': {
    status: 422,
    run: postForm('/orders-async', ORDER),
  },
  'POST /v2/future-orders 200': { status: 200, run: future({}) },
  'POST /v2/future-orders 422': { status: 422, run: future({ quantity: 0 }) },
  'POST /v2/future-orders x-422:Invalid package validation error': {
    status: 422,
    run: future({ package_id: 'no-such-package' }),
  },
  'POST /v2/future-orders x-422:Invalid due date validation error': { status: 422, run: future({}, 1) },
  'POST /v2/future-orders x-422:Invalid sharing option': {
    status: 422,
    run: future({ to_email: 'somebody@example.com', sharing_option: ['link', 'post'] }),
  },
  'POST /v2/cancel-future-orders 200': { status: 200, run: cancel(5) },
  'POST /v2/cancel-future-orders 422': {
    status: 422,
    run: postJson('/cancel-future-orders', { request_ids: ['a'.repeat(25), 'short'] }),
  },
  'POST /v2/cancel-future-orders x-422:Already processed request ID': {
    status: 422,
    run: cancel(5, 6 * 86_400_000),
  },
  'POST /v2/cancel-future-orders x-422:Request Id does not exist': {
    status: 422,
    run: postJson('/cancel-future-orders', { request_ids: ['a'.repeat(25)] }),
  },
  'POST /v2/voucher/esim 200': {
    status: 200,
    run: postJson('/voucher/esim', {
      vouchers: [{ package_id: LOCAL, quantity: 2, booking_reference: '123' }],
    }),
  },
  'POST /v2/voucher/esim x-200:Esim voucher error': {
    status: 422,
    run: postJson('/voucher/esim', { vouchers: [{ package_id: 'no-such-package', quantity: 1 }] }),
  },

  'POST /v2/orders/topups 200': { status: 200, run: topup({ package_id: TOPUP }) },
  'POST /v2/orders/topups 422': {
    status: 422,
    run: async (network) => {
      await network.control('/faults', { service: 'network', kind: 'out-of-stock', match: TOPUP });
      return topup({ package_id: TOPUP })(network);
    },
  },
  'POST /v2/orders/topups x-422:Submit Top-up Order: 422 (Required fields are missing)': {
    status: 422,
    run: postForm('/orders/topups', {}),
  },
  'POST /v2/orders/topups x-422:Submit Top-up Order: 422 (Invalid package id)': {
    status: 422,
    run: topup({ package_id: LOCAL }),
  },
  'POST /v2/orders/topups x-422:Submit Top-up Order: 422 (Recycled sim)': {
    status: 422,
    run: async (network) =>
      network.call('POST', '/orders/topups', {
        form: { iccid: await recycledSim(network), package_id: TOPUP },
      }),
  },

  'GET /v2/sims 200': {
    status: 200,
    run: afterSale('/sims?limit=5&include=order,order.status,order.user,share'),
  },
  'GET /v2/sims 422': { status: 422, run: get('/sims?limit=many') },
  'GET /v2/sims/{sim_iccid} 200': { status: 200, run: ofSim('?include=order,order.status,order.user,share') },
  'GET /v2/sims/{sim_iccid}/usage 200': { status: 200, run: ofActiveSim('/usage') },
  'GET /v2/sims/{sim_iccid}/usage 404': { status: 404, run: get(`/sims/${UNSOLD_ICCID}/usage`) },
  'GET /v2/sims/{sim_iccid}/usage 429': { status: 429, run: twice('/usage') },
  'GET /v2/sims/{sim_iccid}/usage x-200:Get Usage (Recycled sim): 200': {
    status: 200,
    run: async (network) => network.call('GET', `/sims/${await recycledSim(network)}/usage`),
  },
  'GET /v2/sims/{sim_iccid}/instructions 200': { status: 200, run: ofSim('/instructions') },
  'GET /v2/sims/{iccid}/topups 200': { status: 200, run: ofSim('/topups', VOICE) },
  'GET /v2/sims/{iccid}/topups 422': {
    status: 422,
    run: async (network) => network.call('GET', `/sims/${await recycledSim(network)}/topups`),
  },
  'GET /v2/sims/{iccid}/topups x-200:eSIM: List available top-up packages: 200 (No top-up packages available)':
    {
      status: 200,
      run: ofSim('/topups', 'sakura-hop-7days-unlimited'),
    },
  'GET /v2/sims/{iccid}/topups x-200:eSIM: List available top-up packages: 404 (Invalid ICCID)': {
    status: 404,
    run: get(`/sims/${UNSOLD_ICCID}/topups`),
  },
  'GET /v2/sims/{iccid}/packages 200': { status: 200, run: ofActiveSim('/packages') },
  'GET /v2/sims/{iccid}/packages 429': { status: 429, run: twice('/packages') },
  'GET /v2/sims/{iccid}/packages x-200:eSIM: List purchased top-up packages (history): 404 (Invalid ICCID)': {
    status: 404,
    run: get(`/sims/${UNSOLD_ICCID}/packages`),
  },
  'PUT /v2/sims/{sim_iccid}/brand 200': {
    status: 200,
    run: async (network) => {
      const form = { brand_settings_name: 'our perfect brand' };
      return network.call('PUT', `/sims/${await network.buy(LOCAL)}/brand`, { form });
    },
  },

  'POST /v2/notifications/opt-in 200': {
    status: 200,
    run: (network) => optIn(network, 'webhook_credit_limit'),
  },
  'POST /v2/notifications/opt-in x-200:Receive notification via email': {
    status: 200,
    run: postJson('/notifications/opt-in', { type: 'email_credit_limit', email: 'somebody@example.com' }),
  },
  'GET /v2/notifications/opt-in 200': {
    status: 200,
    run: async (network) => {
      await optIn(network);
      return network.call('GET', '/notifications/opt-in');
    },
  },
  'POST /v2/notifications/opt-out 204': {
    status: 204,
    run: postJson('/notifications/opt-out', { type: 'webhook_low_data' }),
  },
  'POST /v2/simulator/webhook 200': {
    status: 200,
    run: async (network) => {
      await optIn(network);
      return postJson('/simulator/webhook', { event: 'low_data_notification', type: 'expire_1' })(network);
    },
  },
  'GET /v2/balance 200': { status: 200, run: get('/balance') },
  'GET /v2/compatible-devices 200': { status: 200, run: get('/compatible-devices') },
  'POST /v2/refund 202': {
    status: 202,
    run: async (network) => {
      const iccids = [await network.buy(LOCAL)];
      return network.call('POST', '/refund', {
        json: { iccids, reason: 'SERVICE_ISSUES', notes: 'No signal.' },
      });
    },
  },
  'POST /v2/refund 422': {
    status: 422,
    run: postJson('/refund', { iccids: ['894000000000001', '894000000000002'], reason: 'SERVICE_ISSUES' }),
  },
  'POST /v2/refund x-422:Parameter Error': {
    status: 422,
    run: postJson('/refund', { iccids: [UNSOLD_ICCID], reason: 'BORED' }),
  },
};

/** Published examples without a request, and the reason. */
export const WITHOUT_REQUEST: Readonly<Record<string, string>> = {
  'POST / 200':
    'It describes the notices the shop receives; tests/integration/network/life.test.ts checks those.',
  'GET /v2/orders/{order_id} 401': 'It is about an order of another partner, and the sandbox has only one.',
};

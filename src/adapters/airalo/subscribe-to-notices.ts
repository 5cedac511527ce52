import { z } from 'zod';
import type { NoticeSubscription } from '#core/esims/usage/notice-subscription.ts';
import type { AiraloClient, ApiCall } from './http/airalo-client.ts';

type Needs = Readonly<{ client: AiraloClient; readMs: number }>;

const TYPE = 'webhook_low_data';
const PATH = '/v2/notifications/opt-in';
const MAX_BYTES = 64 * 1024;

const Subscribed = z.object({
  data: z.object({ notification: z.object({ type: z.string(), contact_point: z.string() }).nullable() }),
});

/** Before it accepts the address, the network sends a HEAD request to it, which must get 200. */
export async function subscribeToNotices(
  { client, readMs }: Needs,
  webhookUrl: string,
): ReturnType<NoticeSubscription['subscribeToNotices']> {
  const isOurs = async (call: Pick<ApiCall, 'method' | 'json'>) => {
    const limits = { timeoutMs: readMs, maxBytes: MAX_BYTES, limitKey: 'notifications' };
    const response = await client.call({ ...call, ...limits, path: PATH });
    if (response.kind !== 'received' || response.status !== 200) return false;
    const { data } = Subscribed.safeParse(response.body);
    const current = data?.data.notification;
    return current?.type === TYPE && current.contact_point === webhookUrl;
  };
  if (await isOurs({ method: 'GET' })) return 'was-subscribed';
  const json = { type: TYPE, webhook_url: webhookUrl };
  return (await isOurs({ method: 'POST', json })) ? 'subscribed' : 'no-result';
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { NetworkNotice } from '#core/esims/usage/network-notice.ts';

/** A notice about low data. Other notices of the network (orders, credit) have no ICCID. */
const AboutEsim = z.object({ iccid: z.string().regex(/^\d{1,30}$/) });

type Received = Readonly<{ rawBody: string; signature: string }>;

/** Null: the network did not sign it. Only the ICCID is used; status and usage are read from the network. */
export function readNetworkNotice(
  { rawBody, signature }: Received,
  clientSecret: string,
): NetworkNotice | null {
  if (!isFromNetwork(rawBody, signature, clientSecret)) return null;
  const notice = AboutEsim.safeParse(parseJson(rawBody));
  return { iccid: notice.success ? notice.data.iccid : null };
}

/** The network signs its webhooks: HMAC-SHA512 of the body as sent, keyed with our client secret. */
function isFromNetwork(rawBody: string, signature: string, clientSecret: string): boolean {
  const expected = createHmac('sha512', clientSecret).update(rawBody).digest();
  const received = Buffer.from(signature, 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

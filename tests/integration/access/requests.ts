import type { ApiRow } from './api-row.ts';
import { UNKNOWN_IDS, type Belongings } from './visitors.ts';

/** A response as two callers compare it. */
export type Received = Readonly<{ status: number; headers: string; body: string }>;

type Caller = Readonly<{ origin: string; cookies: string }>;

/** What a request is about: Ana's, or nobody's. */
export type Target = Readonly<{
  esim: string;
  gift: string;
  'checkout-session': string;
  order: string;
  share: string;
  ticket: string;
  email: string;
}>;

export const NOBODY: Target = {
  ...UNKNOWN_IDS,
  email: 'nobody@example.com',
};

export function targetOf(belongings: Belongings): Target {
  const { esimId, giftId, checkoutSessionId, shareId, orderNumber, ticketId, email } = belongings;
  return {
    esim: esimId,
    gift: giftId,
    'checkout-session': checkoutSessionId,
    order: orderNumber,
    share: shareId,
    ticket: ticketId,
    email,
  };
}

/** Sends the request of a row. The body of a request without one is empty. */
export async function sendRow(row: ApiRow, { origin, cookies }: Caller, target: Target): Promise<Received> {
  const [method = '', pattern = ''] = row.route.split(' ');
  const id = row.of === undefined ? 'x' : target[row.of];
  const path = pattern.replace('{shareId}', target.share).replaceAll(/\{\w+\}/g, id) + queryOf(row, target);
  const isRead = method === 'GET';
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(cookies === '' ? {} : { cookie: cookies }),
      ...(isRead
        ? {}
        : { origin, 'content-type': 'application/json', 'idempotency-key': 'a-key-of-16-letters' }),
      ...row.headers,
    },
    ...(isRead ? {} : { body: bodyOf(row, target) }),
  });
  return receive(response, row.isStream === true);
}

function queryOf({ query = '' }: ApiRow, { email }: Target): string {
  return query.replaceAll('{email}', encodeURIComponent(email));
}

function bodyOf({ body = {} }: ApiRow, { email, esim }: Target): string {
  return JSON.stringify(body).replaceAll('{email}', email).replaceAll('{esim}', esim);
}

/** Differ with every response. */
const CHANGING_HEADERS = new Set(['date', 'etag']);

export async function receive(response: Response, isStream = false): Promise<Received> {
  const headers = [...response.headers]
    .filter(([name]) => !CHANGING_HEADERS.has(name))
    .map(([name, value]) => `${name}: ${value}`);
  const body = isStream && response.ok ? await firstEvent(response) : await response.text();
  return { status: response.status, headers: headers.join('\n'), body };
}

/** An event of a stream ends with an empty line. */
async function firstEvent({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes('\n\n')) break;
  }
  return text;
}

import { expect } from 'vitest';
import { z } from 'zod';
import { ErrorResponse } from '#contract/error-response.ts';
import type { Malformed } from './malformed-requests.ts';

/** Fewer than the database connections: no request waits for a connection on a busy machine. */
const AT_ONCE = 4;
const DEADLINE_MS = 30_000;

export type FuzzResponse = Readonly<{ request: Malformed; status: number; text: string }>;

/** Sends all requests, several at a time, over keep-alive connections. */
export async function sendAll(
  requests: readonly Malformed[],
  send: (request: Malformed) => Promise<FuzzResponse>,
): Promise<readonly FuzzResponse[]> {
  const responses: FuzzResponse[] = [];
  const waiting = requests.values();
  const work = async () => {
    for (const request of waiting) responses.push(await send(request));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return responses;
}

/** Sends one request to the shop. Throws when the response takes too long. */
export async function sendTo(origin: string, request: Malformed): Promise<FuzzResponse> {
  const { path, body, method, headers } = request;
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  try {
    const response = await fetch(origin + path, {
      method,
      headers,
      ...(body === null ? {} : { body }),
      redirect: 'manual',
      signal: deadline,
    });
    return await receive(request, response);
  } catch (cause) {
    throw new Error(`No response to ${JSON.stringify(shownRequest(request))}`, { cause });
  }
}

/** An event stream never ends, so only its headers are read. */
export async function receive(request: Malformed, response: Response): Promise<FuzzResponse> {
  const { status, headers, body } = response;
  if (headers.get('content-type')?.startsWith('text/event-stream') !== true)
    return { request, status, text: await response.text() };
  await body?.cancel();
  return { request, status, text: '' };
}

const shownRequest = ({ method, path, headers, body }: Malformed) => ({
  asked: `${method} ${path.slice(0, 200)}`,
  headers,
  body: body?.slice(0, 300),
});

/** A short description of an error, so that a failing test is readable. */
const shown = ({ request, status, text }: FuzzResponse) => ({
  status,
  ...shownRequest(request),
  answer: text.slice(0, 200),
});

/** No 5xx, and each refusal of the API is in our format and shows nothing internal. */
export function expectRefusals(responses: readonly FuzzResponse[]): void {
  expect(responses.filter(({ status }) => status >= 500).map(shown)).toEqual([]);
  const refused = responses.filter(
    ({ request, status }) => status >= 400 && request.path.startsWith('/api/') && request.method !== 'HEAD',
  );
  expect(refused.length).toBeGreaterThan(responses.length / 4);
  expect(refused.filter((response) => !isOurs(response)).map(shown)).toEqual([]);
  expect(refused.filter(({ text }) => /pattern|regex|\/\^|\bat \w+ \(/.test(text)).map(shown)).toEqual([]);
}

/** A conflict may also say what is stored. */
function isOurs({ status, text }: FuzzResponse): boolean {
  const schema = status === 409 ? ErrorResponse.loose() : ErrorResponse.strict();
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

const Refusal = z.object({ error: z.object({ code: z.string() }) });

export function codeIn(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return Refusal.safeParse(JSON.parse(text)).data?.error.code;
  } catch {
    return undefined;
  }
}

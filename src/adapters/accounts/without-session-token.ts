import { z } from 'zod';

const Body = z.record(z.string(), z.unknown());

/**
 * The library repeats the token of a new session in the body, where scripts could read it. Our pages have it in a cookie
 * that no script can read.
 */
export async function withoutSessionToken(response: Response): Promise<Response> {
  if (!response.ok || response.headers.get('content-type')?.startsWith('application/json') !== true)
    return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = Body.safeParse(JSON.parse(text)).data;
  if (body === undefined) return new Response(text, { status: response.status, headers });
  const { token: _token, session: _session, ...rest } = body;
  return Response.json(rest, { status: response.status, headers });
}

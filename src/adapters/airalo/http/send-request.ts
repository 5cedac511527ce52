import { retryAfterSeconds } from './retry-after.ts';

export type HttpRequest = Readonly<{
  method: 'GET' | 'POST';
  url: URL;
  headers: Readonly<Record<string, string>>;
  form?: Readonly<Record<string, string>>;
  json?: Readonly<Record<string, string>>;
  /** For the whole exchange, including the last byte of the response. */
  timeoutMs: number;
  /** Counted after decompression, while the response streams in. */
  maxBytes: number;
}>;

export type HttpResponse =
  /** A complete response. `body` is undefined when it is not JSON, or larger than `maxBytes`. */
  | { kind: 'received'; status: number; retryAfterSeconds: number | null; body: unknown }
  /** The request cannot have reached the vendor. */
  | { kind: 'not-sent'; code: string }
  /** The request may have been carried out, but no complete response was received. */
  | { kind: 'no-response' };

/** Failures that happen before the first byte of a request is sent. */
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * One exchange with the vendor. Redirects are returned like any other response and never followed: a token
 * must not be sent to another host. Never throws for network failures.
 */
export async function sendRequest(request: HttpRequest): Promise<HttpResponse> {
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers, ...(request.json === undefined ? {} : JSON_TYPE) },
      redirect: 'manual',
      signal: AbortSignal.timeout(request.timeoutMs),
      ...bodyOf(request),
    });
    return {
      kind: 'received',
      status: response.status,
      retryAfterSeconds: retryAfterSeconds(response.headers.get('retry-after'), new Date()),
      body: parseJson(await readCapped(response, request.maxBytes)),
    };
  } catch (error) {
    const code = errorCode(error);
    return code !== null && BEFORE_SENDING.has(code) ? { kind: 'not-sent', code } : { kind: 'no-response' };
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

function bodyOf({ form, json }: HttpRequest): { body?: FormData | string } {
  if (json !== undefined) return { body: JSON.stringify(json) };
  return form === undefined ? {} : { body: formData(form) };
}

function formData(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Null when the response is larger than allowed; the rest of it is not read. */
async function readCapped(response: Response, maxBytes: number): Promise<string | null> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string | null): unknown {
  if (text === null || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorCode(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof Error)) return null;
  // Node tries IPv4 and IPv6 together; only when all attempts failed this way is it certain that nothing was
  // sent.
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  const codes = new Set(causes.map(codeOf));
  const [code] = codes;
  return codes.size === 1 && code !== undefined ? code : null;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

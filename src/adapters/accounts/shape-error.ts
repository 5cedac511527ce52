import { z } from 'zod';

const OurError = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const LibraryError = z.object({ code: z.string().optional(), message: z.string().optional() });

/** For refusals to which the library gives no code, or a message about its internals. */
const BY_STATUS: Readonly<Record<number, Readonly<{ code: string; message: string }>>> = {
  400: { code: 'invalid-input', message: 'The request is not valid.' },
  401: { code: 'signed-out', message: 'Please sign in.' },
  403: { code: 'forbidden', message: 'This is not allowed.' },
  404: { code: 'not-found', message: 'There is nothing at this address.' },
  405: { code: 'method-not-allowed', message: 'This address does not support this method.' },
  415: { code: 'unsupported-media-type', message: 'Send the body as application/json.' },
  429: { code: 'too-many-requests', message: 'Too many requests. Please wait a moment and try again.' },
};
const INTERNAL_ERROR = {
  code: 'internal-error',
  message: 'Something went wrong on our side. Please try again.',
};

/**
 * The library's refusals in the shape of all our errors: `{ error: { code, message } }`, with its codes in
 * our spelling (`INVALID_EMAIL_OR_PASSWORD` becomes `invalid-email-or-password`). Cookies and other headers
 * are kept.
 */
export async function shapeError(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const error = await readError(response);
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  return Response.json({ error }, { status: response.status, headers });
}

async function readError(response: Response): Promise<Readonly<{ code: string; message: string }>> {
  if (response.status >= 500) return INTERNAL_ERROR;
  const usual = BY_STATUS[response.status] ?? { code: 'refused', message: 'The request was refused.' };
  const body: unknown = await response.json().catch(() => null);
  const ours = OurError.safeParse(body).data;
  if (ours !== undefined) return ours.error;
  const { code = '', message = '' } = LibraryError.safeParse(body).data ?? {};
  if (code === 'VALIDATION_ERROR') return { code: 'invalid-input', message: invalidField(message) };
  if (code === '' || message === '') return usual;
  return { code: code.toLowerCase().replaceAll('_', '-'), message };
}

/**
 * The library's message is `[body.email] Invalid input: …`, sometimes with a pattern in it; the field's name
 * is enough.
 */
function invalidField(message: string): string {
  const field = /^\[(?:body|query)\.(\w+)\]/.exec(message)?.[1];
  return field === undefined ? 'The request is not valid.' : `${field} is not valid.`;
}

import type { z } from 'zod';
import type { FormValue } from './form.ts';

export type Json = { readonly [name: string]: unknown };

/** An API response. It is stored under its idempotency key only if an operation was carried out. */
export type Reply = Readonly<{ status: number; body: Json; isStored: boolean }>;

export type Refusal = Readonly<{
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  message: string;
  code?: string;
  param?: string;
}>;

export const done = (body: Json): Reply => ({ status: 200, body, isStored: true });

const errorBody = ({ type = 'invalid_request_error', code, param, message }: Refusal): Json => ({
  error: {
    ...(code === undefined
      ? {}
      : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
    message,
    ...(param === undefined ? {} : { param }),
    type,
  },
});

/** Rejected because of the current state: the same key gets the same rejection. */
export const refused = (refusal: Refusal, status = 400): Reply => ({
  status,
  body: errorBody(refusal),
  isStored: true,
});

/** The request itself was invalid; it can be corrected and sent again under the same key. */
export const invalid = (refusal: Refusal, status = 400): Reply => ({
  status,
  body: errorBody(refusal),
  isStored: false,
});

export const missing = (kind: string, id: string, param = kind): Reply =>
  invalid({ code: 'resource_missing', message: `No such ${kind}: '${id}'`, param }, 404);

const paramOf = (path: readonly PropertyKey[]) =>
  path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join('');

function valueAt(input: FormValue, path: readonly PropertyKey[]): FormValue | undefined {
  let value: FormValue | undefined = input;
  for (const part of path) {
    if (value === undefined || typeof value === 'string') return undefined;
    value = Array.isArray(value) ? value[Number(part)] : value[String(part)];
  }
  return value;
}

/** The first error of a request, with the real service's message. */
export function invalidInput(error: z.ZodError, input: FormValue): Reply {
  const issue = error.issues[0];
  if (issue === undefined) return invalid({ message: 'Invalid request.' });
  if (issue.code === 'unrecognized_keys') {
    const param = paramOf([...issue.path, issue.keys[0] ?? '']);
    return invalid({ code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param });
  }
  const param = paramOf(issue.path);
  if (valueAt(input, issue.path) === undefined) {
    return invalid({ code: 'parameter_missing', message: `Missing required param: ${param}.`, param });
  }
  return invalid({ code: 'parameter_invalid', message: `Invalid ${param}: ${issue.message}`, param });
}

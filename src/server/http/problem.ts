import type { ErrorResponse } from '#contract/error-response.ts';

export type Problem = Readonly<{
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 414 | 415 | 429 | 431 | 500 | 503;
  code: string;
  message: string;
  headers?: Readonly<Record<string, string>>;
}>;

export const NOT_FOUND: Problem = {
  status: 404,
  code: 'not-found',
  message: 'There is nothing at this address.',
};
export const SIGNED_OUT: Problem = { status: 401, code: 'signed-out', message: 'Please sign in.' };
export const UNKNOWN_DESTINATION: Problem = {
  status: 404,
  code: 'unknown-destination',
  message: 'No destination has this address.',
};
/** The rest of the body is not read, so the connection cannot be used for another request and is closed. */
export const TOO_LARGE: Problem = {
  status: 413,
  code: 'too-large',
  message: 'The request is too large.',
  headers: { connection: 'close' },
};
export const FOREIGN_ORIGIN: Problem = {
  status: 403,
  code: 'origin-not-allowed',
  message: 'Origin not allowed',
};
/** Does not say what failed: that is in the log, which the caller cannot read. */
export const INTERNAL_ERROR: Problem = {
  status: 500,
  code: 'internal-error',
  message: 'Something went wrong on our side. Please try again.',
};

export function tooManyRequests(retryAfterSeconds: number): Problem {
  return {
    status: 429,
    code: 'too-many-requests',
    message: 'Too many requests. Please wait a moment and try again.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  };
}

export function unavailable(message: string, retryAfterSeconds: number): Problem {
  return { status: 503, code: 'unavailable', message, headers: { 'retry-after': String(retryAfterSeconds) } };
}

export function methodNotAllowed(allowed: readonly string[]): Problem {
  return {
    status: 405,
    code: 'method-not-allowed',
    message: `This address supports only ${allowed.join(', ')}.`,
    headers: { allow: allowed.join(', ') },
  };
}

export function problemBody({ code, message }: Problem): ErrorResponse {
  return { error: { code, message } };
}

export function problemResponse(problem: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(problemBody(problem), {
    status: problem.status,
    headers: { ...headers, 'cache-control': 'no-store', ...problem.headers },
  });
}

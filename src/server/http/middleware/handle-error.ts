import { HTTPException } from 'hono/http-exception';
import type { Context } from 'hono';
import type { Log } from '#core/log.ts';
import { describeError } from '#server/logging/describe-error.ts';
import { INTERNAL_ERROR, problemResponse, TOO_LARGE, unavailable, type Problem } from '../problem.ts';
import type { Headers } from './security-headers.ts';
import { isClientDisconnected, isDatabaseUnavailable, isUnstorableText } from './error-kinds.ts';

const MALFORMED: Problem = {
  status: 400,
  code: 'malformed-json',
  message: 'The body of the request is not valid JSON.',
};
const WRONG_TYPE: Problem = {
  status: 415,
  code: 'unsupported-media-type',
  message: 'Send the body as application/json.',
};
const UNSTORABLE: Problem = {
  status: 400,
  code: 'invalid-input',
  message: 'The request contains characters that cannot be stored.',
};
const DISCONNECTED: Problem = {
  status: 400,
  code: 'request-aborted',
  message: 'The request ended before its body did.',
};
const OVERLOADED = unavailable('The shop is very busy. Please try again in a moment.', 5);

type Needs = Readonly<{ log: Log; headers: Headers }>;

/**
 * Responds to an error that a handler threw. A caller's mistake gets a 4xx and no stack in the log. Any other
 * error is ours: it is logged, and the response does not say what failed, only whether another try makes sense.
 */
export function createErrorHandler({ log, headers }: Needs) {
  return (error: Error, c: Context): Response => {
    const problem = clientProblemOf(error);
    if (problem !== null) {
      if (problem === DISCONNECTED) log.info('request-aborted', { path: c.req.path });
      return problemResponse(problem, headers);
    }
    log.error('request-failed', { method: c.req.method, path: c.req.path, error: describeError(error) });
    return problemResponse(isDatabaseUnavailable(error) ? OVERLOADED : INTERNAL_ERROR, headers);
  };
}

function clientProblemOf(error: Error): Problem | null {
  if (isClientDisconnected(error)) return DISCONNECTED;
  if (isUnstorableText(error)) return UNSTORABLE;
  if (!(error instanceof HTTPException)) return null;
  if (error.status === 415) return WRONG_TYPE;
  if (error.status === 413) return TOO_LARGE;
  return error.status < 500 ? MALFORMED : null;
}

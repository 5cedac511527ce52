import type { ErrorResponse } from '#contract/error-response.ts';
import { problemBody, type Problem } from '../problem.ts';

const CHANGED_MEANWHILE: Problem = {
  status: 409,
  code: 'changed-meanwhile',
  message: 'Somebody changed this after you opened it. Nothing was saved. Compare both versions and decide.',
};

type Conflict<Stored, Sent> = ErrorResponse & { conflict: { stored: Stored; sent: Sent } };

/** The body of the one answer to an edit of an old version, for `c.json(…, 409)`. */
export function changedMeanwhile<Stored, Sent>(stored: Stored, sent: Sent): Conflict<Stored, Sent> {
  return { ...problemBody(CHANGED_MEANWHILE), conflict: { stored, sent } };
}

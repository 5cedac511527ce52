import type { ZodError } from 'zod';
import { problemResponse } from './problem.ts';

type Checked = { success: true } | { success: false; error: ZodError };

/** Names the first thing wrong in a sentence; what was sent is not repeated back. */
export function refuseInvalidInput(result: Checked): Response | undefined {
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') ?? '';
  const message =
    issue === undefined || field === '' ? 'The request is not valid.' : `${field} ${issue.message}.`;
  return problemResponse({ status: 400, code: 'invalid-input', message });
}

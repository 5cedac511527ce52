import type { ZodError } from 'zod';
import { problemResponse } from '../problem.ts';

const LEAKS_PATTERN = /pattern/;

type Checked = { success: true } | { success: false; error: ZodError };

/** The message names the first invalid field. It does not repeat the input. */
export function refuseInvalidInput(result: Checked): Response | undefined {
  if (result.success) return undefined;
  return problemResponse({ status: 400, code: 'invalid-input', message: sentenceOf(result.error) });
}

function sentenceOf({ issues: [issue] }: ZodError): string {
  const field = issue?.path.join('.') ?? '';
  if (issue === undefined || field === '') return 'The request is not valid.';
  // Zod's message for a failed pattern contains the pattern itself, which is internal.
  return LEAKS_PATTERN.test(issue.message) ? `${field} is not valid.` : `${field} ${issue.message}.`;
}

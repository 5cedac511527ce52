import type { ZodError } from 'zod';
import { problemResponse } from '../problem.ts';

const LEAKS_PATTERN = /pattern/;

type Checked = { success: true } | { success: false; error: ZodError };

/** Names the first thing wrong in a sentence; what was sent is not repeated back. */
export function refuseInvalidInput(result: Checked): Response | undefined {
  if (result.success) return undefined;
  return problemResponse({ status: 400, code: 'invalid-input', message: sentenceOf(result.error) });
}

function sentenceOf({ issues: [issue] }: ZodError): string {
  const field = issue?.path.join('.') ?? '';
  if (issue === undefined || field === '') return 'The request is not valid.';
  // Zod's own words for a pattern are the pattern itself, which is nobody's business.
  return LEAKS_PATTERN.test(issue.message) ? `${field} is not valid.` : `${field} ${issue.message}.`;
}

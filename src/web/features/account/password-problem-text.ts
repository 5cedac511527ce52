import type { Translate } from '#messages/translate.ts';
import type { PasswordProblem } from './password-requests.ts';

const TEXTS = {
  'too-short': 'auth.field.tooShort',
  'too-long': 'auth.field.tooLong',
  'too-common': 'auth.field.tooCommon',
  'wrong-current': 'auth.field.wrongCurrent',
  'known-address': 'auth.signUp.known',
  disabled: 'auth.error.disabled',
  'too-many': 'auth.error.tooMany',
  // Forms with a link replace it by a screen of its own.
  'old-link': 'auth.error.unexpected',
  unreachable: 'auth.error.unexpected',
} as const;

/** What a form says about a refused request. */
export function passwordProblemText(problem: PasswordProblem, t: Translate<'account'>): string {
  if (problem.kind === 'refused') return problem.message ?? t('auth.error.unexpected');
  return t(TEXTS[problem.kind]);
}

/** Whether the problem is the chosen password, so that its field is marked. */
export function isAboutPassword({ kind }: PasswordProblem): boolean {
  return kind === 'too-short' || kind === 'too-long' || kind === 'too-common';
}

import type { ShownStatus } from '../dashboard/shown-status.ts';

/** In the order of how often each one is the cause. */
export const QUESTIONS = ['line-on', 'data-on', 'roaming-on', 'apn', 'waited'] as const;
export type Question = (typeof QUESTIONS)[number];

/** `no` shows the fix; `tried`: the fix did not help. */
export type Answer = 'yes' | 'no' | 'tried';
export type Answers = Readonly<Partial<Record<Question, Answer>>>;

/** Statuses with which no setting of a phone helps. */
export const ENDED_STATUSES = ['expired', 'finished', 'recycled', 'pending'] as const;
export type EndedStatus = (typeof ENDED_STATUSES)[number];

export type TroubleshooterStep =
  | Readonly<{ kind: 'status'; status: EndedStatus }>
  | Readonly<{ kind: 'question'; question: Question; position: number }>
  | Readonly<{ kind: 'fix'; question: Question }>
  /** Every setting is right: a person has to look. */
  | Readonly<{ kind: 'support' }>;

type Case = Readonly<{
  /** What the customer sees as its status. */
  status: ShownStatus;
  /** The customer says that the status is not the cause; the last reading may be old. */
  doubtsStatus: boolean;
  answers: Answers;
}>;

/** What the customer sees next. It asks each question at most once, so it ends after five. */
export function troubleshoot({ status, doubtsStatus, answers }: Case): TroubleshooterStep {
  const ended = ENDED_STATUSES.find((one) => one === status);
  if (ended !== undefined && !doubtsStatus) return { kind: 'status', status: ended };
  for (const [index, question] of QUESTIONS.entries()) {
    const answer = answers[question];
    if (answer === undefined) return { kind: 'question', question, position: index + 1 };
    if (answer === 'no') return { kind: 'fix', question };
  }
  return { kind: 'support' };
}

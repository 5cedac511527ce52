import type { ShownStatus } from '../dashboard/shown-status.ts';

/** In the order of how often each one is the cause. */
export const QUESTIONS = ['line-on', 'data-on', 'roaming-on', 'apn', 'waited'] as const;
export type Question = (typeof QUESTIONS)[number];

/** `no` shows the fix; `tried`: the fix did not help. */
export const ANSWERS = ['yes', 'no', 'tried'] as const;
export type Answer = (typeof ANSWERS)[number];
export type Answers = Readonly<Partial<Record<Question, Answer>>>;

/**
 * Statuses that explain it, so that no setting of a phone helps. One that is ready to install is on no phone, as far as
 * anybody reported.
 */
export const EXPLAINING_STATUSES = [
  'expired',
  'finished',
  'recycled',
  'pending',
  'ready_to_install',
] as const;
export type ExplainingStatus = (typeof EXPLAINING_STATUSES)[number];

export type TroubleshooterStep =
  | Readonly<{ kind: 'status'; status: ExplainingStatus }>
  /** So little was left that it may be used up by now. */
  | Readonly<{ kind: 'low-data' }>
  | Readonly<{ kind: 'question'; question: Question; position: number; total: number }>
  | Readonly<{ kind: 'fix'; question: Question }>
  /** Every setting is right: a person has to look. */
  | Readonly<{ kind: 'support' }>;

type Case = Readonly<{
  /** What the customer sees as its status. */
  status: ShownStatus;
  /** What the network's readings prove to be right. */
  proven: readonly Question[];
  /** The status that the customer says is not the cause; the last reading may be old. Null: none. */
  doubted: ExplainingStatus | null;
  /** The customer wants the questions that the readings answer, too. */
  wantsAll: boolean;
  /** Little data was left at the last reading, which may be old, and the customer has not gone on from there. */
  isLow: boolean;
  answers: Answers;
}>;

/** Whether the questions that the readings answer are left out. */
export function leavesOutProven({ doubted, wantsAll }: Pick<Case, 'doubted' | 'wantsAll'>): boolean {
  return doubted === null && !wantsAll;
}

/** What the customer sees next. It asks each question at most once, so it ends after five. */
export function troubleshoot(esim: Case): TroubleshooterStep {
  const { status, proven, doubted, isLow, answers } = esim;
  const explaining = EXPLAINING_STATUSES.find((one) => one === status);
  if (explaining !== undefined && explaining !== doubted) return { kind: 'status', status: explaining };
  if (isLow && doubted === null) return { kind: 'low-data' };
  const leftOut = leavesOutProven(esim) ? proven : [];
  const open = QUESTIONS.filter((question) => !leftOut.includes(question));
  for (const [index, question] of open.entries()) {
    const answer = answers[question];
    if (answer === undefined) return { kind: 'question', question, position: index + 1, total: open.length };
    if (answer === 'no') return { kind: 'fix', question };
  }
  return { kind: 'support' };
}

/** What the customer answered to a status that explains it. Null: nothing. */
export function doubtOf({ doubted }: Pick<Case, 'doubted'>): 'isInstalled' | 'doubt' | null {
  if (doubted === null) return null;
  return doubted === 'ready_to_install' ? 'isInstalled' : 'doubt';
}

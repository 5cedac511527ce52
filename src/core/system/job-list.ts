import type { FAILURE_REASONS, JOB_FILTERS, JOB_STATES } from './system-values.ts';

export type JobState = (typeof JOB_STATES)[number];

export type JobFilter = (typeof JOB_FILTERS)[number];

/** The states of each filter. Done and cancelled jobs are counted, not listed. */
export const STATES_OF: Readonly<Record<JobFilter, readonly JobState[]>> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
};

export type JobCount = Readonly<{ kind: string; state: JobState; count: number }>;

/** What a job is about, when its data lead to it. */
export type JobSubject = Readonly<{ kind: 'order' | 'ticket'; id: string; number: number }>;

export type ListedJob = Readonly<{
  id: string;
  /** The name of its definition. */
  kind: string;
  state: JobState;
  /** Runs that have begun. */
  attempts: number;
  createdAt: Date;
  /** When a waiting job may run, at the earliest. Null: it does not wait. */
  nextAt: Date | null;
  endedAt: Date | null;
  /** The message of the error of its last run. It may contain anything: never show it unredacted. */
  error: string | null;
  about: JobSubject | null;
}>;

export type JobQuery = Readonly<{ filter: JobFilter; kind: string | undefined; most: number }>;
export type JobRetry = Readonly<{ id: string; by: string; at: Date }>;

export interface JobList {
  counts(): Promise<readonly JobCount[]>;
  /** Failed jobs: the newest first. Others: in the order in which they run. */
  list(query: JobQuery): Promise<readonly ListedJob[]>;
  /**
   * Runs a failed job again, with an entry in the audit log. `not-failed`: it is not failed any more, so a second
   * press changes nothing.
   */
  retry(retry: JobRetry): Promise<'retried' | 'not-failed' | 'not-found'>;
}

export type FailureReason = (typeof FAILURE_REASONS)[number];

const REASONS: readonly Readonly<{ pattern: RegExp; reason: FailureReason }>[] = [
  { pattern: /payment service did not respond/i, reason: 'no-payment-response' },
  { pattern: /heartbeat/i, reason: 'process-killed' },
  { pattern: /timed? ?out|exceeded|aborted/i, reason: 'took-too-long' },
  { pattern: /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|fetch failed|socket/i, reason: 'no-connection' },
  { pattern: /^Failed query|database|deadlock|too many clients|connection terminated/i, reason: 'database' },
];

/** What staff should understand by the message of an error. */
export function failureReason(message: string): FailureReason {
  return REASONS.find(({ pattern }) => pattern.test(message))?.reason ?? 'other';
}

/** An answer that is not the one asked for. */
export class RequestRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The answer was ${status}.`);
    this.name = 'RefusedAnswer';
    this.status = status;
  }
}

/** What went wrong, as far as it tells whether another try may help. */
export type Failure =
  Readonly<{ kind: 'answer'; status: number }> | Readonly<{ kind: 'no-answer' | 'timeout' | 'other' }>;

/** `fetch` reports every lost connection as a TypeError, and time running out as a TimeoutError. */
export function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (status !== null) return { kind: 'answer', status };
  if (error instanceof TypeError) return { kind: 'no-answer' };
  return { kind: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'other' };
}

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

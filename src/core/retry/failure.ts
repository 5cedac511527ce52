/** The server responded with an error status. */
export class RequestRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The response status was ${status}.`);
    this.name = 'RequestRefused';
    this.status = status;
  }
}

/** What failed, with enough detail to decide whether a retry may help. */
export type Failure =
  | Readonly<{ kind: 'response'; status: number }>
  | Readonly<{ kind: 'no-response' | 'timeout' | 'other' }>;

/** `fetch` reports every lost connection as a TypeError, and a timeout as a TimeoutError. */
export function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (status !== null) return { kind: 'response', status };
  if (error instanceof TypeError) return { kind: 'no-response' };
  return { kind: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'other' };
}

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

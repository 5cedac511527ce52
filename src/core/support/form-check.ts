/** Nobody reads the form, types a message and sends it in less. */
export const LEAST_FORM_SECONDS = 3;
/** A tab that was left open for longer gets a new token before it sends. */
const MOST_FORM_SECONDS = 24 * 60 * 60;

/** Says when the form was opened. Signed, so that a program cannot invent an earlier time. */
export interface FormTokens {
  make(openedAt: Date): string;
  /** Null: it is not one of our tokens. */
  openedAt(token: string): Date | null;
}

export type FormVerdict =
  | Readonly<{ kind: 'accepted' }>
  /** The same submission is accepted after this time. */
  | Readonly<{ kind: 'too-fast'; retryAfterSeconds: number }>
  | Readonly<{ kind: 'expired' }>
  /** A field that people do not see was filled in. */
  | Readonly<{ kind: 'automatic' }>;

type Submission = Readonly<{ openedAt: Date | null; hiddenField: string }>;

/** Tells people from simple programs. Each refusal is said to the sender: no message is dropped in silence. */
export function checkForm({ openedAt, hiddenField }: Submission, now: Date): FormVerdict {
  if (hiddenField !== '') return { kind: 'automatic' };
  const seconds = openedAt === null ? Number.NaN : (now.getTime() - openedAt.getTime()) / 1_000;
  // A token from the future was signed by a process whose clock is ahead; it waits like a new one.
  if (!(seconds <= MOST_FORM_SECONDS)) return { kind: 'expired' };
  if (seconds >= LEAST_FORM_SECONDS) return { kind: 'accepted' };
  return { kind: 'too-fast', retryAfterSeconds: Math.ceil(LEAST_FORM_SECONDS - Math.max(seconds, 0)) };
}

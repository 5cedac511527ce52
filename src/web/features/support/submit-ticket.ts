import type { SubmitTicketBody, SubmitTicketResponse } from '#contract/support/tickets.ts';
import { LEAST_FORM_SECONDS } from '#core/support/form-check.ts';
import { createApiClient, postJson } from '../../api/api-client.ts';
import { readTextField } from '../../api/read-field.ts';
import { wait } from '../../browser/wait.ts';

export type SubmitResult =
  | Readonly<{ kind: 'sent'; receipt: SubmitTicketResponse }>
  | Readonly<{ kind: 'attachment-gone' | 'too-many' | 'failed' | 'no-response' }>;

/** Says when the form was opened. Fetched again when it is too old. */
export class FormToken {
  readonly #anonKey: string;
  #token: Readonly<{ text: string; usableAt: number }> | null = null;

  constructor(anonKey: string) {
    this.#anonKey = anonKey;
  }

  /** Waits until the server accepts it, which takes as long as reading the form. */
  async usable(): Promise<string> {
    const { text, usableAt } = await this.#fetched();
    await wait(Math.max(0, usableAt - performance.now()));
    return text;
  }

  async #fetched() {
    if (this.#token !== null) return this.#token;
    const response = await createApiClient({ anonKey: this.#anonKey }).api['support-form'].$get();
    const { token } = await response.json();
    this.#token = { text: token, usableAt: performance.now() + LEAST_FORM_SECONDS * 1_000 };
    return this.#token;
  }

  /** The form is opened: without a connection it is fetched when the form is sent. */
  open(): void {
    void this.#fetched().catch(() => null);
  }

  forget(): void {
    this.#token = null;
  }
}

const TIMEOUT_MS = 20_000;
const ATTEMPTS = 3;

type Needs = Readonly<{ anonKey: string; token: FormToken }>;

/** Sends the form. What only needs a new token or some seconds is repeated here. */
export async function submitTicket(
  ticket: Omit<SubmitTicketBody, 'token'>,
  { anonKey, token }: Needs,
): Promise<SubmitResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await submitOnce({ ...ticket, token: await token.usable() }, anonKey);
    const isLast = attempt === ATTEMPTS;
    if (result === 'too-fast' && !isLast) await wait(LEAST_FORM_SECONDS * 1_000);
    else if (result === 'form-expired' && !isLast) token.forget();
    else return typeof result === 'string' ? { kind: 'failed' } : result;
  }
}

async function submitOnce(
  body: SubmitTicketBody,
  anonKey: string,
): Promise<SubmitResult | 'too-fast' | 'form-expired'> {
  const outcome = await postJson('/api/support-tickets', body, {
    anonKey,
    timeoutMs: TIMEOUT_MS,
    read: receiptIn,
  });
  if (outcome.kind === 'success')
    return outcome.response === null ? { kind: 'failed' } : { kind: 'sent', receipt: outcome.response };
  switch (outcome.code) {
    case 'too-fast':
    case 'form-expired':
      return outcome.code;
    case 'attachment-gone':
      return { kind: 'attachment-gone' };
    case 'too-many-requests':
      return { kind: 'too-many' };
    default:
      return { kind: 'failed' };
  }
}

function receiptIn(body: unknown): SubmitTicketResponse | null {
  const [number, email, replyBy] = ['number', 'email', 'replyBy'].map((name) => readTextField(body, name));
  return number == null || email == null || replyBy == null ? null : { number, email, replyBy };
}

import type { ApiAnswer } from './airalo-client.ts';

/** How a reader waits when the network asks it to. */
export type Wait = (seconds: number) => Promise<void>;

const TRIES = 4;
const LONGEST_WAIT_SECONDS = 60;

/** For long lists: reading changes nothing, so silence and a busy vendor are simply called again, after a wait. */
export async function callPatiently(wait: Wait, call: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  let answer = await call();
  for (let tries = 1; tries < TRIES && isPassing(answer); tries += 1) {
    await wait(Math.min(requestedWait(answer) ?? 2 ** tries, LONGEST_WAIT_SECONDS));
    answer = await call();
  }
  return answer;
}

function isPassing(answer: ApiAnswer): boolean {
  if (answer.kind === 'answered') return answer.status === 429 || answer.status >= 500;
  return answer.kind === 'silent' || !answer.code.startsWith('token-http-4');
}

function requestedWait(answer: ApiAnswer): number | null {
  return answer.kind === 'silent' ? null : answer.retryAfterSeconds;
}

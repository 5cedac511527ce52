/** Longer than a call without a password hash takes, so that nearly every response takes one step. */
const STEP_MS = 250;

export type Pause = (ms: number) => Promise<unknown>;

/**
 * Delays a response until the next multiple of a fixed time. Work that is done only for an address with an account
 * (a token, a mail to store) then does not show in the time of the response.
 */
export async function respondInSteps<Result>(pause: Pause, respond: () => Promise<Result>): Promise<Result> {
  const work = { isDone: false };
  const response = respond();
  // A rejection that nothing handles during the pause would end the process.
  void Promise.allSettled([response]).then(() => (work.isDone = true));
  do await pause(STEP_MS);
  while (!work.isDone);
  return response;
}

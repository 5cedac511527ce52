import { say } from './progress.mjs';

type Part = Readonly<{ isRunning(): boolean; stop(): Promise<void> }>;

const CHECK_EVERY_MS = 1_000;

/**
 * Supervises a program we depend on: when it ends by itself it is started again. Returns a function that
 * stops the supervision and the program.
 */
export function keepRunning<T extends Part>(
  name: string,
  first: T,
  startAgain: () => Promise<T>,
): () => Promise<void> {
  let current: T = first;
  let isStopping = false;
  let restart: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (restart !== null || current.isRunning()) return;
    say(`${name} ended by itself; starting it again.`);
    restart = startAgain()
      .then(
        (part) => {
          current = part;
        },
        (error: unknown) =>
          say(
            `${name} could not be started again: ${error instanceof Error ? error.message : String(error)}`,
          ),
      )
      .finally(() => (restart = null));
  }, CHECK_EVERY_MS);
  timer.unref();
  return async () => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(timer);
    await restart;
    await current.stop();
  };
}

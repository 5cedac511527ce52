/**
 * Tracks which workers of a queue are busy. A new job wakes one worker, and a worker that finds a job wakes
 * the next one before it starts. So no job is left waiting, however many arrive at once and whichever worker
 * was woken.
 */
export class WorkerSchedule {
  readonly #resting = new Map<string, Set<string>>();
  readonly #wake: (workerId: string) => void;

  constructor(wake: (workerId: string) => void) {
    this.#wake = wake;
  }

  /**
   * False: this process has no worker for this queue. When all are busy, each fetches again when it is done.
   */
  wakeOne(queue: string): boolean {
    const resting = this.#resting.get(queue);
    const [next] = resting ?? [];
    if (next !== undefined) this.#wake(next);
    return resting !== undefined;
  }

  rest(queue: string, workerId: string): void {
    this.#resting.set(queue, (this.#resting.get(queue) ?? new Set()).add(workerId));
  }

  begin(queue: string, workerId: string): void {
    this.#resting.get(queue)?.delete(workerId);
    this.wakeOne(queue);
  }
}

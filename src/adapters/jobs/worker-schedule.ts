/**
 * Tracks which workers of a queue are busy. A new job wakes one worker, and a worker that finds a job wakes
 * the next one before it starts. So no job is left waiting, however many arrive at once and whichever worker
 * was woken.
 */
export class WorkerSchedule {
  readonly #idle = new Map<string, Set<string>>();
  readonly #wake: (workerId: string) => void;

  constructor(wake: (workerId: string) => void) {
    this.#wake = wake;
  }

  /**
   * False: this process has no worker for this queue. When all are busy, each fetches again when it is done.
   */
  wakeOne(queue: string): boolean {
    const idle = this.#idle.get(queue);
    const [next] = idle ?? [];
    if (next !== undefined) this.#wake(next);
    return idle !== undefined;
  }

  markIdle(queue: string, workerId: string): void {
    this.#idle.set(queue, (this.#idle.get(queue) ?? new Set()).add(workerId));
  }

  markBusy(queue: string, workerId: string): void {
    this.#idle.get(queue)?.delete(workerId);
    this.wakeOne(queue);
  }
}

/**
 * Who of a queue's workers is at work. One job in the queue wakes one worker, and whoever finds something to do wakes
 * the next before beginning: so that none is left lying, however many came at once and whoever was asked for them.
 */
export class WorkerSchedule {
  readonly #resting = new Map<string, Set<string>>();
  readonly #wake: (workerId: string) => void;

  constructor(wake: (workerId: string) => void) {
    this.#wake = wake;
  }

  /** False: no worker here takes jobs of this queue. When all are at work, each of them looks again when it is done. */
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

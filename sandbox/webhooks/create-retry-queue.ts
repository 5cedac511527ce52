const MOST_IN_FLIGHT = 16;

export interface RetryQueue {
  add(id: string): void;
  /** Stops waiting and retries everything now. */
  retryNow(): void;
  size(): number;
}

type Setting = Readonly<{
  closing: AbortSignal;
  /**
   * Processes one item. Returns the milliseconds to wait before the next attempt, or null when it is
   * finished.
   */
  work: (id: string) => Promise<number | null>;
}>;

/** Processes several items at a time and retries those that failed. Keeps no state over a restart. */
export function createRetryQueue({ closing, work }: Setting): RetryQueue {
  const ready: string[] = [];
  const waiting = new Map<string, NodeJS.Timeout>();
  let inFlight = 0;

  function wake(id: string) {
    waiting.delete(id);
    ready.push(id);
    pump();
  }

  async function handle(id: string) {
    const delay = await work(id);
    inFlight -= 1;
    if (delay !== null && !closing.aborted) waiting.set(id, setTimeout(wake, delay, id).unref());
    pump();
  }

  function pump() {
    while (!closing.aborted && inFlight < MOST_IN_FLIGHT) {
      const id = ready.shift();
      if (id === undefined) return;
      inFlight += 1;
      void handle(id);
    }
  }

  function stopWaiting() {
    for (const [id, timer] of waiting) {
      clearTimeout(timer);
      ready.push(id);
    }
    waiting.clear();
  }

  closing.addEventListener('abort', stopWaiting);
  return {
    add(id) {
      ready.push(id);
      setImmediate(pump);
    },
    retryNow() {
      stopWaiting();
      pump();
    },
    size: () => ready.length + waiting.size + inFlight,
  };
}

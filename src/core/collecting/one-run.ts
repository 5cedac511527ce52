/** Calls at the same time share one run of the work. */
export function oneRun(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return async () => {
    running ??= work().finally(() => (running = null));
    await running;
  };
}

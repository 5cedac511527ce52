/** Resolves after the given time; rejects with the signal's reason as soon as the signal is aborted. */
export async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = () => resolve(undefined);
  const timer = setTimeout(stop, milliseconds);
  signal?.addEventListener('abort', stop, { once: true });
  await promise;
  clearTimeout(timer);
  signal?.throwIfAborted();
}

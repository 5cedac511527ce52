type Handlers = Readonly<{
  /** By the name of the event. */
  events: Readonly<Record<string, (data: string) => void>>;
  opened?: () => void;
  failed: () => void;
}>;

/**
 * Opens a stream of server-sent events; returns a function that closes it. The first failure closes it and is reported
 * once: the caller decides when to open another.
 */
export function openEventStream(path: string, { events, opened, failed }: Handlers): () => void {
  const source = new EventSource(path);
  if (opened !== undefined) source.addEventListener('open', opened);
  for (const [name, received] of Object.entries(events))
    source.addEventListener(name, ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') received(data);
    });
  source.addEventListener('error', () => {
    source.close();
    failed();
  });
  return () => source.close();
}

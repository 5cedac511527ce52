/** A stream without a byte for so long is over. */
const STALLED_AFTER_MS = 15_000;

export type UploadRead =
  | Readonly<{ kind: 'read'; content: Uint8Array }>
  | Readonly<{ kind: 'too-large' }>
  | Readonly<{ kind: 'empty' }>
  /** Nothing came for too long, or the connection was lost. */
  | Readonly<{ kind: 'incomplete' }>;

type Limits = Readonly<{ mostBytes: number; stalledAfterMs?: number }>;

/** Reads a body up to a size. Whatever follows is not read: the stream ends there. */
export async function readUpload(
  body: ReadableStream<Uint8Array> | null,
  { mostBytes, stalledAfterMs = STALLED_AFTER_MS }: Limits,
): Promise<UploadRead> {
  if (body === null) return { kind: 'empty' };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const next = await nextChunk(reader, stalledAfterMs);
    if (next === 'stalled') {
      void reader.cancel().catch(() => null);
      return { kind: 'incomplete' };
    }
    if (next === 'ended') break;
    bytes += next.byteLength;
    if (bytes > mostBytes) {
      void reader.cancel().catch(() => null);
      return { kind: 'too-large' };
    }
    chunks.push(next);
  }
  return bytes === 0 ? { kind: 'empty' } : { kind: 'read', content: Buffer.concat(chunks, bytes) };
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function nextChunk(reader: Reader, withinMs: number): Promise<Uint8Array | 'ended' | 'stalled'> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<'stalled'>((resolve) => {
    timer = setTimeout(() => resolve('stalled'), withinMs);
  });
  const read = reader.read().then(
    ({ done, value }) => (done ? ('ended' as const) : value),
    () => 'stalled' as const,
  );
  try {
    return await Promise.race([read, stalled]);
  } finally {
    clearTimeout(timer);
  }
}

type Options = Readonly<{
  anonKey: string;
  headers: Readonly<Record<string, string>>;
  /** The share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}>;

export type UploadResponse =
  | Readonly<{ kind: 'response'; status: number; body: unknown }>
  | Readonly<{ kind: 'stopped' }>
  | Readonly<{ kind: 'no-response' }>;

/** Sends a file as the body of a request. `fetch` reports no progress of an upload, so this is the older way. */
export function uploadBody(path: `/api/${string}`, file: Blob, options: Options): Promise<UploadResponse> {
  const { anonKey, headers, onProgress, signal } = options;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (anonKey !== '') request.setRequestHeader('apikey', anonKey);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      resolve({ kind: 'response', status: request.status, body: parse(request.responseText) }),
    );
    request.addEventListener('error', () => resolve({ kind: 'no-response' }));
    request.addEventListener('abort', () => resolve({ kind: 'stopped' }));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    request.send(file);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

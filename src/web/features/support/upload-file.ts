import type { DraftFile } from '../../support/ticket-draft.ts';
import { readField, readTextField } from '../../api/read-field.ts';

export type UploadFailure = 'too-large' | 'wrong-type' | 'empty' | 'too-many' | 'failed';

export type UploadResult =
  | Readonly<{ kind: 'done'; file: DraftFile }>
  | Readonly<{ kind: 'refused'; why: UploadFailure }>
  | Readonly<{ kind: 'stopped' }>;

type Options = Readonly<{ anonKey: string; onProgress: (share: number) => void; signal: AbortSignal }>;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** `fetch` reports no progress of an upload, so this is the older way. */
export function uploadFile(file: File, { anonKey, onProgress, signal }: Options): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('POST', '/api/support-attachments');
    request.setRequestHeader('content-type', file.type === '' ? typeOf(file.name) : file.type);
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
    if (anonKey !== '') request.setRequestHeader('apikey', anonKey);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(resultOf(request)));
    request.addEventListener('error', () => resolve({ kind: 'refused', why: 'failed' }));
    request.addEventListener('abort', () => resolve({ kind: 'stopped' }));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    request.send(file);
  });
}

function typeOf(name: string): string {
  return TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

const WHY: Readonly<Record<number, UploadFailure>> = {
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
};

function resultOf({ status, responseText }: XMLHttpRequest): UploadResult {
  const body = parse(responseText);
  if (status !== 200)
    return {
      kind: 'refused',
      why:
        readTextField(readField(body, 'error'), 'code') === 'empty-file'
          ? 'empty'
          : (WHY[status] ?? 'failed'),
    };
  const [id, fileName, contentType] = ['id', 'fileName', 'contentType'].map((name) =>
    readTextField(body, name),
  );
  const bytes = readField(body, 'bytes');
  if (id == null || fileName == null || contentType == null || typeof bytes !== 'number')
    return { kind: 'refused', why: 'failed' };
  return { kind: 'done', file: { id, fileName, contentType, bytes } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { typeByExtension } from '#core/support/attachments/attachment-rules.ts';
import { readField, readTextField } from '../../api/read-field.ts';
import { uploadBody } from '../../api/upload-body.ts';
import { draftFileIn, type DraftFile } from '../../support/ticket-draft.ts';

export type UploadFailure = 'too-large' | 'wrong-type' | 'empty' | 'too-many' | 'failed';

export type UploadResult =
  | Readonly<{ kind: 'done'; file: DraftFile }>
  | Readonly<{ kind: 'refused'; why: UploadFailure }>
  | Readonly<{ kind: 'stopped' }>;

type Options = Readonly<{ anonKey: string; onProgress: (share: number) => void; signal: AbortSignal }>;

/** Uploads the file of a ticket. */
export async function uploadFile(file: File, options: Options): Promise<UploadResult> {
  const response = await uploadBody('/api/support-attachments', file, {
    ...options,
    headers: {
      // Some systems declare nothing for a file that they do not know.
      'content-type': file.type === '' ? (typeByExtension(file.name) ?? '') : file.type,
      'x-file-name': encodeURIComponent(file.name.toWellFormed()),
    },
  });
  if (response.kind === 'stopped') return response;
  if (response.kind === 'no-response') return { kind: 'refused', why: 'failed' };
  const { status, body } = response;
  const stored = status === 200 ? draftFileIn(body) : null;
  return stored === null ? { kind: 'refused', why: whyOf(status, body) } : { kind: 'done', file: stored };
}

const WHY: Readonly<Record<number, UploadFailure>> = {
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
};

function whyOf(status: number, body: unknown): UploadFailure {
  const code = readTextField(readField(body, 'error'), 'code');
  return code === 'empty-file' ? 'empty' : (WHY[status] ?? 'failed');
}

import type { AttachmentType } from './attachment-rules.ts';

export type CleanPicture = Readonly<{
  contentType: Exclude<AttachmentType, 'application/pdf'>;
  content: Uint8Array;
}>;

export interface PictureCleaner {
  /**
   * Decodes a picture and encodes its pixels again, so that nothing else of the file remains: no place, no time, no
   * appended content. Null: it is no picture of this type, or too large to decode. `busy`: too many wait.
   */
  clean(content: Uint8Array, type: CleanPicture['contentType']): Promise<CleanPicture | null | 'busy'>;
}

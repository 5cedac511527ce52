import { dispositionOf } from '#core/support/attachments/attachment-name.ts';
import type { AttachmentFile } from '#core/support/ticket-store.ts';

/** Nothing in the file runs, whatever a browser makes of it. */
const SANDBOXED = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A picture that we encoded is shown; a PDF file is as the customer made it and is only downloaded. */
export function serveAttachment({ fileName, contentType, content }: AttachmentFile): Response {
  const kind = contentType === 'application/pdf' ? 'attachment' : 'inline';
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': contentType,
      'content-disposition': dispositionOf(kind, fileName),
      'content-security-policy': SANDBOXED,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}

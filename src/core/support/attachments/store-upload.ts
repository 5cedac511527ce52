import type { Clock } from '#core/clock.ts';
import { HOUR_MS } from '#core/durations.ts';
import { judgeAttachment } from './attachment-content.ts';
import { safeFileName } from './attachment-name.ts';
import { MAX_ATTACHMENT_BYTES, UNUSED_UPLOAD_HOURS, type AttachmentType } from './attachment-rules.ts';
import type { PictureCleaner } from './picture-cleaner.ts';
import type { UploadStore } from '../ticket-store.ts';
import type { TicketAttachment } from '../ticket.ts';

export type StoreUploadNeeds = Readonly<{
  uploads: UploadStore;
  pictures: PictureCleaner;
  clock: Clock;
  /** The pseudonym of a client on this day. */
  nameClient: (client: string, at: Date) => string;
}>;

export type UploadOutcome =
  | Readonly<{ kind: 'stored'; id: string; attachment: TicketAttachment }>
  /** Not a JPG, PNG or PDF by content, extension and declared type; or a picture that cannot be decoded. */
  | Readonly<{ kind: 'wrong-type' }>
  | Readonly<{ kind: 'too-large' }>
  /** Too many uploads wait for a ticket or for their turn. */
  | Readonly<{ kind: 'busy' }>;

export type ReceivedUpload = Readonly<{
  fileName: string;
  declaredType: string;
  content: Uint8Array;
  /** The network of who uploads it. */
  client: string;
}>;

/** Stores a file for a ticket that is not written yet. A picture is stored as its pixels only. */
export async function storeUpload(needs: StoreUploadNeeds, received: ReceivedUpload): Promise<UploadOutcome> {
  const type = judgeAttachment(received);
  if (type === null) return { kind: 'wrong-type' };
  const clean = await cleaned(needs, received.content, type);
  if (clean === 'busy') return { kind: 'busy' };
  if (clean === null) return { kind: 'wrong-type' };
  const { contentType, content } = clean;
  if (content.byteLength > MAX_ATTACHMENT_BYTES) return { kind: 'too-large' };
  const fileName = safeFileName(received.fileName, contentType);
  const now = needs.clock.now();
  const client = needs.nameClient(received.client, now);
  const stored = await needs.uploads.add({ fileName, contentType, content, client }, now);
  if (stored.kind === 'full') return { kind: 'busy' };
  return { kind: 'stored', id: stored.id, attachment: { fileName, contentType, bytes: content.byteLength } };
}

async function cleaned({ pictures }: StoreUploadNeeds, content: Uint8Array, type: AttachmentType) {
  return type === 'application/pdf' ? { contentType: type, content } : pictures.clean(content, type);
}

export async function deleteUnusedUploads({
  uploads,
  clock,
}: Pick<StoreUploadNeeds, 'uploads' | 'clock'>): Promise<number> {
  return uploads.deleteUnused(new Date(clock.now().getTime() - UNUSED_UPLOAD_HOURS * HOUR_MS));
}

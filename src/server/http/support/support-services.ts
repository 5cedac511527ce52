import type { FormTokens } from '#core/support/form-check.ts';
import type { SavedReplies, StaffTickets } from '#core/support/staff-tickets.ts';
import type { ReceivedUpload, UploadOutcome } from '#core/support/attachments/store-upload.ts';
import type { TicketStore } from '#core/support/ticket-store.ts';

/** What the HTTP layer needs for support tickets. */
export type SupportServices = Readonly<{
  formTokens: FormTokens;
  tickets: TicketStore;
  staffTickets: StaffTickets;
  savedReplies: SavedReplies;
  storeUpload(received: ReceivedUpload): Promise<UploadOutcome>;
}>;

import { createClientNames } from '#adapters/encryption/create-client-names.ts';
import { createFormTokens } from '#adapters/encryption/create-form-tokens.ts';
import { createPictureCleaner } from '#adapters/images/create-picture-cleaner.ts';
import { createChatMails } from '#adapters/postgres/chat/chat-mails.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/connection/enqueue-within.ts';
import { createSavedReplies } from '#adapters/postgres/support/saved-replies.ts';
import { createStaffTickets } from '#adapters/postgres/support/staff-tickets.ts';
import { createTicketMailStore } from '#adapters/postgres/support/ticket-mail-store.ts';
import { createTicketStore } from '#adapters/postgres/support/ticket-store.ts';
import { createUploadStore } from '#adapters/postgres/support/upload-store.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import type { TicketMailNeeds } from '#core/support/send-ticket-mail.ts';
import { storeUpload } from '#core/support/attachments/store-upload.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { SupportServices } from '#server/http/support/support-services.ts';
import { chatJobs } from '#server/jobs/chat-jobs.ts';
import { supportJobs } from '#server/jobs/support-jobs.ts';

type Needs = QueueingStoreNeeds &
  Omit<TicketMailNeeds, 'ticketMails' | 'messagesOf'> &
  Readonly<{ encryptionSecret: string; log: Log }>;

type AssembledSupport = Readonly<{ services: SupportServices; jobs: readonly JobDefinition[] }>;

/** Wires the support form, its tickets, and the emails about tickets and chats. */
export function assembleSupport(needs: Needs): AssembledSupport {
  const uploads = createUploadStore(needs.postgres);
  const pictures = createPictureCleaner(needs);
  const nameClient = createClientNames(needs.encryptionSecret, 'uploads');
  return {
    jobs: [
      ...supportJobs({ ...needs, messagesOf, uploads, ticketMails: createTicketMailStore(needs) }),
      ...chatJobs({ ...needs, messagesOf, chatMails: createChatMails(needs) }),
    ],
    services: {
      formTokens: createFormTokens(needs.encryptionSecret),
      tickets: createTicketStore(needs),
      staffTickets: createStaffTickets(needs),
      savedReplies: createSavedReplies(needs.postgres),
      storeUpload: (received) => storeUpload({ uploads, pictures, nameClient, clock: needs.clock }, received),
    },
  };
}

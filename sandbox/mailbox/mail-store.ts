import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SandboxContext } from '../sandbox-context.ts';
import type { ParsedMail } from './parse-mail.ts';

const attachmentSchema = z.object({
  fileName: z.string(),
  contentType: z.string(),
  contentId: z.string().nullable(),
  sizeBytes: z.number(),
});

const mailSchema = z.object({
  id: z.string(),
  /** Sandbox time. */
  receivedAt: z.string(),
  /** The envelope's addresses in lower case: the real recipients. */
  to: z.array(z.string()),
  from: z.string(),
  subject: z.string(),
  messageId: z.string().nullable(),
  text: z.string(),
  html: z.string(),
  /** Every address that the mail links to, in order, without duplicates. */
  links: z.array(z.string()),
  attachments: z.array(attachmentSchema),
});
export type Mail = z.infer<typeof mailSchema>;

/** Stored separately, so that listing mails does not read their attachments. Base64. */
const sourceSchema = z.object({ raw: z.string(), attachments: z.array(z.string()) });

export interface MailStore {
  /** When it returns, the mail is in the mailbox and in the ledger. */
  accept(parsed: ParsedMail, envelope: Readonly<{ from: string; to: readonly string[] }>): Mail;
  find(id: string): Mail | null;
  /** Newest first. */
  list(query: Readonly<{ to?: string; limit?: number }>): Mail[];
  source(id: string): Buffer | null;
  attachment(id: string, index: number): Buffer | null;
  count(): number;
}

export function openMailStore({ store, ledger, clock }: SandboxContext): MailStore {
  const mails = store.collection('mails', mailSchema, { to: (mail) => mail.to });
  const sources = store.collection('mail-sources', sourceSchema);
  const decode = (text: string | undefined) => (text === undefined ? null : Buffer.from(text, 'base64'));

  return {
    accept(parsed, envelope) {
      const { raw, attachments, ...shown } = parsed;
      const mail: Mail = {
        id: randomUUID(),
        receivedAt: clock.now().toISOString(),
        to: envelope.to.map((address) => address.toLowerCase()),
        ...shown,
        from: shown.from === '' ? envelope.from : shown.from,
        attachments: attachments.map(({ content, ...rest }) => ({ ...rest, sizeBytes: content.length })),
      };
      store.transaction(() => {
        mails.save(mail.id, mail);
        sources.save(mail.id, {
          raw: raw.toString('base64'),
          attachments: attachments.map((one) => one.content.toString('base64')),
        });
        const { id, to, subject, messageId } = mail;
        ledger.append('mail-accepted', { id, to, subject, messageId });
      });
      return mail;
    },
    find: (id) => mails.find(id),
    list: ({ to, limit }) =>
      mails.list({
        newestFirst: true,
        ...(to === undefined ? {} : { by: 'to', equals: to.toLowerCase() }),
        ...(limit === undefined ? {} : { limit }),
      }),
    source: (id) => decode(sources.find(id)?.raw),
    attachment: (id, index) => decode(sources.find(id)?.attachments[index]),
    count: () => mails.count(),
  };
}

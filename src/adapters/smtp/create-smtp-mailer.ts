import { createTransport } from 'nodemailer';
import type { Mail, Mailer, MailResult } from '#core/mail/mailer.ts';
import type { CheckOutcome } from '#core/system/service-check.ts';

export type SmtpSettings = Readonly<{
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  smtpUrl: string;
  /** The sender: `Landfall <hello@example.com>`. */
  mailFrom: string;
  /** Where a customer's reply goes. The sender's address may have no mailbox. */
  replyTo: string;
  timeoutMs?: number;
}>;

export interface SmtpMailer extends Mailer {
  /** Connects and signs in, without sending a mail. Never throws. */
  check(): Promise<CheckOutcome>;
  /** Closes the pooled connections. */
  close(): void;
}

/** The one mailer, for the real service and for the sandbox's mailbox: only address and keys differ. */
export function createSmtpMailer({ smtpUrl, timeoutMs = 20_000, ...addresses }: SmtpSettings): SmtpMailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    // A pooled connection that the server has dropped is replaced once. More retries, with growing pauses, would take
    // longer than a mail is locked for its worker, and another worker would send it too.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Mails are built from bytes in memory; no part of one may open a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, addresses));
        return { kind: 'accepted' };
      } catch (error) {
        return readFailure(error);
      }
    },
    async check() {
      try {
        await transport.verify();
        return 'works';
      } catch (error) {
        const { responseCode, code } = describe(error);
        if (code === 'EAUTH') return 'refused';
        return responseCode === null ? 'no-response' : 'error';
      }
    },
    close: () => transport.close(),
  };
}

function toMessage(mail: Mail, { mailFrom, replyTo }: Pick<SmtpSettings, 'mailFrom' | 'replyTo'>) {
  return {
    from: mailFrom,
    // As objects, so that a comma or a display name in an address cannot add recipients.
    replyTo: { name: '', address: replyTo },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // The mail is automatic, so out-of-office programs should not reply to it.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    attachments: (mail.attachments ?? []).map(({ fileName, contentType, content, contentId }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
      ...(contentId === undefined ? {} : { cid: contentId }),
    })),
  };
}

function unsubscribeHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** SMTP commands whose 5xx response concerns this mail; after any other command it concerns our account. */
const OF_THIS_MAIL = new Set(['RCPT TO', 'DATA']);

/**
 * A 5xx response about the recipient or the content is permanent, and so is an address that SMTP cannot
 * carry. Everything else may be temporary: 4xx, no connection, a timeout, a refused password or sender of
 * ours. After a timeout the mail may have been accepted; its message id then lets the recipient's server drop
 * the duplicate.
 */
function readFailure(error: unknown): MailResult {
  const { responseCode, code, command } = describe(error);
  if (responseCode !== null && responseCode >= 500 && OF_THIS_MAIL.has(command ?? ''))
    return { kind: 'rejected', reason: `smtp-${responseCode}` };
  if (responseCode === null && code === 'EENVELOPE') return { kind: 'rejected', reason: 'bad-address' };
  return { kind: 'try-later' };
}

type Failure = Readonly<{ responseCode: number | null; code: string | null; command: string | null }>;

function describe(error: unknown): Failure {
  if (!(error instanceof Error)) return { responseCode: null, code: null, command: null };
  return {
    responseCode:
      'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null,
    code: 'code' in error && typeof error.code === 'string' ? error.code : null,
    command: 'command' in error && typeof error.command === 'string' ? error.command : null,
  };
}

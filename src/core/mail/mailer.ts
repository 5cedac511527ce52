export type Mail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Our id, one per mail: a repeated mail has the same id. */
  messageId: string;
  /** Where mail programs end further mails of this kind with one click (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly Readonly<{
    fileName: string;
    contentType: string;
    content: Uint8Array;
    /** Set when the HTML refers to it as `cid:`. */
    contentId?: string;
  }>[];
}>;

export type MailResult =
  | { kind: 'accepted' }
  /** The server will never accept this mail: an invalid address, a refused sender. */
  | { kind: 'rejected'; reason: string }
  | { kind: 'try-later' };

export interface Mailer {
  send(mail: Mail): Promise<MailResult>;
}

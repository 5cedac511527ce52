export type Mail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Ours, one per mail: the same mail sent again carries the same one. */
  messageId: string;
  attachments?: readonly Readonly<{
    fileName: string;
    contentType: string;
    content: Uint8Array;
    /** Set when the HTML shows it as `cid:`. */
    contentId?: string;
  }>[];
}>;

export type MailResult =
  | { kind: 'accepted' }
  /** The server will never take this mail: a bad address, a refused sender. */
  | { kind: 'rejected'; reason: string }
  | { kind: 'try-later' };

export interface Mailer {
  send(mail: Mail): Promise<MailResult>;
}

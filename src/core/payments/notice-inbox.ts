/** A hint that a session changed, from the payment service, the success page or our own reconciler. */
export type SessionNotice = Readonly<{
  /** A repeated id is the same notice. */
  noticeId: string;
  source: 'webhook' | 'success-page' | 'reconciler';
  kind: string;
  sessionId: string;
}>;

export interface NoticeInbox {
  /**
   * Stores the notice and queues `settle-payment` in one transaction. Does nothing when the notice is already
   * known.
   */
  receive(notice: SessionNotice, at: Date): Promise<void>;
}

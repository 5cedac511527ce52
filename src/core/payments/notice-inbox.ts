/** Somebody says that something changed on a session: the payment service, the success page or our own reconciler. */
export type SessionNotice = Readonly<{
  /** The same id again is the same notice. */
  noticeId: string;
  source: 'webhook' | 'success-page' | 'reconciler';
  kind: string;
  sessionId: string;
}>;

export interface NoticeInbox {
  /** Stores the notice and queues `settle-payment` in one transaction. A notice known already does nothing. */
  receive(notice: SessionNotice, at: Date): Promise<void>;
}

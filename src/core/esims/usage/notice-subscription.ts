/** Where the eSIM network sends its notices. */
export interface NoticeSubscription {
  /** Makes the network send notices about low data to this address. `no-result`: it did not accept, or not respond. */
  subscribeToNotices(webhookUrl: string): Promise<'subscribed' | 'was-subscribed' | 'no-result'>;
}

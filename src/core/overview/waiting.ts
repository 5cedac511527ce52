/** What customers can wait for, in the order of the tabs of the inbox. */
export const WAITING_KINDS = ['tickets', 'chats', 'withdrawals', 'reviews'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** How many wait, and since when the one that waits longest; null: nobody. */
export type Waiting = Readonly<Record<WaitingKind, Readonly<{ count: number; since: Date | null }>>>;

export interface WaitingReader {
  read(): Promise<Waiting>;
}

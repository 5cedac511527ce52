import type { Language } from '#core/language.ts';

/** The page on which the link of the mail is used, by one button. */
export const CONFIRM_ADDRESS_PATH = '/dashboard/account/address';

/** An address that a customer wants and has not confirmed. */
export type WantedAddress = Readonly<{ email: string; expiresAt: Date }>;

/** `email` in lower case. `isMailed` false: its mailbox gets no more mails for now. */
export type AddressChangeRequest = Readonly<{
  userId: string;
  email: string;
  language: Language;
  isMailed: boolean;
}>;

export type AddressConfirmation = Readonly<{
  token: string;
  userId: string;
  /** The session that confirms; all others end. */
  sessionId: string;
  language: Language;
}>;

/**
 * `old-link`: used, cancelled, replaced, too old, or of another account. `taken`: another account has the address by
 * now. Both change nothing.
 */
export type AddressConfirmationOutcome = 'changed' | 'old-link' | 'taken';

export interface AddressChangeStore {
  findWanted(userId: string, now: Date): Promise<WantedAddress | null>;
  /**
   * Stores the request and the mail to the wanted address in one transaction. Links to another wanted address end. An
   * address that has an account gets a mail without a link; the caller cannot tell the difference.
   */
  request(request: AddressChangeRequest, now: Date): Promise<void>;
  cancel(userId: string): Promise<void>;
  /** Changes the address of the account and of everything that belongs to it, and writes the mail to the one before. */
  confirm(confirmation: AddressConfirmation, now: Date): Promise<AddressConfirmationOutcome>;
}

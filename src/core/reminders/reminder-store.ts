import type { Offer } from '#core/orders/checkout/offer.ts';
import type { TopupTargetEsim } from '#core/topups/topup-possible.ts';
import type { RemindedEsim } from './due-reminders.ts';
import type { Holding } from './reminder-recipient.ts';
import type { ReminderGroup, ReminderLink } from './reminder-group.ts';
import type { ReminderKind } from './reminder.ts';

/** An eSIM with everything that a decision and a mail about it need. */
export type ReminderSubject = RemindedEsim &
  Readonly<{
    id: string;
    name: string | null;
    iccid: string;
    described: Offer['described'];
    destinationSlug: string;
    holding: Holding;
    /** Which groups its owner and the recipient of a gift do not get, by address. */
    optedOut: ReadonlyMap<string, ReadonlySet<ReminderGroup>>;
    /** The reminders of all periods that were sent or wait to be sent. */
    reminders: readonly Readonly<{ id: string; kind: ReminderKind; period: number }>[];
  }>;

export type TakenReminder = Readonly<{ kind: ReminderKind; period: number; subject: ReminderSubject }>;

export type ReminderTarget = Readonly<{ kind: ReminderKind; esim: TopupTargetEsim; isRechargeable: boolean }>;

export interface ReminderStore {
  /** Decides about up to `most` eSIMs whose time has come, and queues what is due. Returns how many it looked at. */
  queueDue(most: number, now: Date): Promise<number>;
  /** Queues reminders that no worker sends: the mail server deferred them, or their job was lost. */
  requeue(most: number, now: Date): Promise<number>;
  /** The eSIM of a reminder that is to be sent. Null: there is nothing to send. */
  findTarget(reminderId: string): Promise<ReminderTarget | null>;
  /** Locks a reminder, so that no other process sends it, and reads its eSIM. Null: nothing to send now. */
  take(reminderId: string, at: Date): Promise<TakenReminder | null>;
  /** Does nothing when it has ended already. */
  end(reminderId: string, end: 'sent' | 'refused', at: Date): Promise<void>;
  /** It is no longer true. It may become true again, and is then queued again. */
  drop(reminderId: string): Promise<void>;
}

export type ReminderChoice = Readonly<{
  email: string;
  /** Those that are not named stay as they are. */
  groups: readonly ReminderGroup[];
  isWanted: boolean;
}>;

/** Which addresses get which reminders. */
export interface ReminderChoices {
  /** The groups that the address does not get. */
  optedOut(email: string): Promise<readonly ReminderGroup[]>;
  /** May be repeated. */
  change(choice: ReminderChoice, at: Date): Promise<void>;
}

/** The token of the link that ends reminders to an address. Its holder can change only this. */
export interface ReminderTokens {
  /** The same for the same address and group. */
  tokenOf(link: Readonly<{ email: string; group: ReminderGroup }>): string;
  /** Null: it is not one of our tokens. */
  linkOf(token: string): ReminderLink | null;
}

import type { MailFrame } from '#core/mail/mail-frame.ts';
import type { ReminderGroup } from './reminder-group.ts';

export type NextStep =
  | Readonly<{
      kind: 'topup';
      url: string;
      /** Null: the page chooses. */
      suggestion: Readonly<{ title: string; price: string }> | null;
    }>
  | Readonly<{ kind: 'new-plan'; url: string; country: string }>;

export type ReminderFrame = MailFrame &
  Readonly<{
    esimTitle: string;
    /** The last digits. */
    iccidEnd: string;
    /** What the page of `optOutUrl` ends. */
    group: ReminderGroup;
    /** The page that ends reminders like this one, which also takes the one-click request of mail programs. */
    optOutUrl: string;
  }>;

/** Little data left, or the end of the plan. All times are in UTC and say so. */
export type UsageReminderMail = ReminderFrame &
  Readonly<{
    about:
      | Readonly<{ kind: 'data'; usedPercent: number; isUsedUp: boolean }>
      | Readonly<{ kind: 'end'; isWithinOneDay: boolean }>;
    /** Null: unlimited. */
    data: Readonly<{ left: string; total: string }> | null;
    ends: string | null;
    readAt: string;
    next: NextStep;
  }>;

/** The one request for a review, after the first use. */
export type ReviewRequestMail = ReminderFrame & Readonly<{ reviewUrl: string }>;

export type InstallReminderMail = ReminderFrame &
  Readonly<{
    daysStart: string;
    installUrl: string;
    /** The troubleshooter; null for the recipient of a gift, whose page has its own. */
    helpUrl: string | null;
  }>;

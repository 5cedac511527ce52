import type { ReactNode } from 'react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import type { ShownStatus } from '#core/esims/dashboard/shown-status.ts';
import type { GuidePhone } from '#core/esims/installation/phone-guide.ts';
import type {
  Answers,
  doubtOf,
  ExplainingStatus,
  Question,
} from '#core/esims/troubleshooter/troubleshoot.ts';

/** What the questions need to know about an eSIM. */
export type HelpedEsim = Pick<InstallableEsim, 'title' | 'apn'> &
  Readonly<{
    /** Which its owner gave it. */
    name: string | null;
    status: ShownStatus;
    /** The network has seen it on a phone. */
    isConnected: boolean;
    /** What the network's readings prove to be right. */
    proven: readonly Question[];
    /** Little data was left at the last reading. */
    isLow: boolean;
  }>;

/** What was found out, for a message. */
export type Checked = Readonly<{
  answers: Answers;
  doubt: ReturnType<typeof doubtOf>;
  proven: readonly Question[];
  /** Which the customer named. */
  phone: GuidePhone | null;
}>;

/** What differs between the owner of an eSIM and the recipient of a link to it. */
export type HelpParts = Readonly<{
  /** What the network reported; above the first question. `all` is the button that leaves out no question. */
  known: (all: ReactNode) => ReactNode;
  /** What to do about a status that explains it. `doubt` is the button that goes on all the same. */
  explained: (status: ExplainingStatus, doubt: ReactNode) => ReactNode;
  /** What to do when the data may be used up. `goOn` is the button that leads to the questions. */
  low: (goOn: ReactNode) => ReactNode;
  /** The way on after a fix that worked. */
  solved: ReactNode;
  /** Every setting is right: how to reach a person. */
  support: (checked: Checked) => ReactNode;
}>;

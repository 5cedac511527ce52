import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import {
  ADDRESS_CHANGES_PER_ACCOUNT,
  EMAILS_OF_KIND_PER_MAILBOX,
  EMAILS_PER_MAILBOX,
} from '#core/limits/shop-limits.ts';
import type { AddressChangeStore } from './address-change-store.ts';
import { isFreshSignIn } from './fresh-sign-in.ts';
import { mailboxOf } from './mailbox-of.ts';
import type { SignedIn } from './signed-in.ts';

type Needs = Readonly<{
  addressChanges: Pick<AddressChangeStore, 'findWanted' | 'request'>;
  limits: SharedLimits;
  clock: Clock;
}>;

type ChangeRequest = Readonly<{ signedIn: SignedIn; typedEmail: string; language: Language }>;

type Outcome =
  /** Says nothing about whether the address has an account, or gets a mail. */
  | Readonly<{ kind: 'waiting' }>
  | Readonly<{ kind: 'same-address' | 'sign-in-again' }>
  | Readonly<{ kind: 'too-many'; retryAfterSeconds: number }>;

/** Asks the owner of another mailbox whether the account gets that address. Nothing changes before they say yes. */
export async function requestAddressChange(needs: Needs, request: ChangeRequest): Promise<Outcome> {
  const { addressChanges, limits, clock } = needs;
  const { userId, email: current, signedInAt } = request.signedIn;
  const email = request.typedEmail.trim().toLowerCase();
  const now = clock.now();
  if (email === current) return { kind: 'same-address' };
  // The same link again was allowed by the sign-in before the first one.
  const isAgain = (await addressChanges.findWanted(userId, now))?.email === email;
  if (!isAgain && !isFreshSignIn(signedInAt, now)) return { kind: 'sign-in-again' };
  const verdict = await limits.take(ADDRESS_CHANGES_PER_ACCOUNT, userId, now);
  if (!verdict.isAllowed) return { kind: 'too-many', retryAfterSeconds: verdict.retryAfterSeconds };
  const isMailed = await takeMail(limits, email, now);
  // The links that were mailed before still work.
  if (isAgain && !isMailed) return { kind: 'waiting' };
  try {
    await addressChanges.request({ userId, email, language: request.language, isMailed }, now);
  } catch (error) {
    if (isMailed) await releaseMail(limits, email);
    throw error;
  }
  return { kind: 'waiting' };
}

const ofKind = (email: string) => `change-address ${mailboxOf(email)}`;

/** Counted with all other account mails to this mailbox, whichever of the two mails it gets. */
async function takeMail(limits: SharedLimits, email: string, now: Date): Promise<boolean> {
  if (!(await limits.take(EMAILS_OF_KIND_PER_MAILBOX, ofKind(email), now)).isAllowed) return false;
  if ((await limits.take(EMAILS_PER_MAILBOX, mailboxOf(email), now)).isAllowed) return true;
  await limits.release(EMAILS_OF_KIND_PER_MAILBOX, ofKind(email));
  return false;
}

async function releaseMail(limits: SharedLimits, email: string): Promise<void> {
  await limits.release(EMAILS_OF_KIND_PER_MAILBOX, ofKind(email));
  await limits.release(EMAILS_PER_MAILBOX, mailboxOf(email));
}

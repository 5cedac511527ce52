import { isFreshSignIn } from '#core/accounts/fresh-sign-in.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { DeletionOutcome, PersonalDataStore } from './personal-data-store.ts';

type Needs = Readonly<{ personalData: Pick<PersonalDataStore, 'deleteAccount'>; clock: Clock }>;

type DeletionRequest = Readonly<{
  signedIn: SignedIn;
  /** The address of the account, typed to confirm the deletion. */
  typedEmail: string;
  language: Language;
}>;

type Outcome = DeletionOutcome | Readonly<{ kind: 'other-address' | 'sign-in-again' }>;

/** Deletes the account of the customer who asks for it, confirms it and has just signed in. */
export async function deleteOwnAccount(
  { personalData, clock }: Needs,
  request: DeletionRequest,
): Promise<Outcome> {
  const { signedIn, language } = request;
  const now = clock.now();
  if (request.typedEmail.trim().toLowerCase() !== signedIn.email) return { kind: 'other-address' };
  if (!isFreshSignIn(signedIn.signedInAt, now)) return { kind: 'sign-in-again' };
  return personalData.deleteAccount(signedIn, { now, language });
}

import type { PasswordConfirmation } from '#core/accounts/password-confirmation.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { PASSWORD_CHECKS_PER_ACCOUNT } from '#core/limits/shop-limits.ts';
import type { Auth } from './create-auth.ts';

type Needs = Readonly<{ auth: Auth; limits: SharedLimits; clock: Clock }>;
type Input = Readonly<{ headers: Headers; password: string }>;

/** Counted before the check, so that concurrent attempts all count; uncounted when the password is right. */
export async function confirmPassword(
  { auth, limits, clock }: Needs,
  { headers, password }: Input,
): Promise<PasswordConfirmation> {
  const found = await auth.api.getSession({ headers });
  if (found === null) return { kind: 'signed-out' };
  const { internalAdapter, password: hasher } = await auth.$context;
  const credential = await internalAdapter.findCredentialAccount(found.user.id);
  if (credential?.password == null) return { kind: 'no-password' };
  const verdict = await limits.take(PASSWORD_CHECKS_PER_ACCOUNT, found.user.id, clock.now());
  if (!verdict.isAllowed) return { kind: 'too-many', retryAfterSeconds: verdict.retryAfterSeconds };
  if (!(await hasher.verify({ hash: credential.password, password }))) return { kind: 'wrong-password' };
  await limits.release(PASSWORD_CHECKS_PER_ACCOUNT, found.user.id);
  const at = clock.now();
  await internalAdapter.updateSession(found.session.token, { passwordConfirmedAt: at });
  return { kind: 'confirmed', at };
}

import { betterAuth } from 'better-auth';
import { magicLink } from 'better-auth/plugins';
import type { Pool } from 'pg';
import { returnPath } from '#core/accounts/return-path.ts';
import { ACCOUNT_LINK_SECONDS } from '#core/accounts/account-link-lifetime.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import { BRAND } from '#core/brand.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import type { Log } from '#core/log.ts';
import { accountHooks } from './account-hooks.ts';
import type { AccountMailer } from './account-mailer.ts';
import { accountTables } from './account-tables.ts';
import { createDisabledRefusal } from './refuse-disabled.ts';
import { describeLibraryError } from './describe-library-error.ts';
import { CLIENT_ADDRESS_HEADER, cookieSettings, DAY, MINUTE, RATE_RULES } from './auth-settings.ts';
import { firstPassword } from './first-password.ts';
import { createNewPasswordNotice } from './passwords/new-password-notice.ts';
import { createOvertakenSignIn } from './overtaken-sign-in.ts';
import { createResetSignIn, type ResetSignIn } from './reset-sign-in.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignUpCookie, type SignUpCookie } from './sign-up-cookie.ts';

/** How passwords are stored. Default: the library's scrypt, slow on purpose. Tests about other things use a quick one. */
export type PasswordHasher = Readonly<{
  hash(password: string): Promise<string>;
  verify(stored: Readonly<{ hash: string; password: string }>): Promise<boolean>;
}>;

export type AuthNeeds = Readonly<{
  pool: Pool;
  /** Scheme, host and port as visitors see them. */
  publicOrigin: string;
  /** Signs cookies and confirmation links; at least 32 random characters. */
  secret: string;
  log: Log;
  clock: Clock;
  limits: SharedLimits;
  mails: AccountMailer;
  /** Records that the mailbox of this account was proved. Removes a name set before the first proof. */
  confirmMailbox(userId: string): Promise<void>;
  /** Removes password, sessions and name that were set before the mailbox of this account was proved. */
  dropUnprovenAccess(userId: string): Promise<void>;
  hasAccount(email: string): Promise<boolean>;
  passwordHasher?: PasswordHasher | undefined;
  /**
   * Receives a token that the shop itself requested, for use in its own mail. False: the shop did not request
   * it.
   */
  takeToken(metadata: unknown, token: string): boolean;
}>;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(needs: AuthNeeds) {
  const signUpCookie = createSignUpCookie(needs);
  const resetSignIn = createResetSignIn();
  const notice = createNewPasswordNotice(needs);
  return betterAuth({
    appName: BRAND,
    baseURL: needs.publicOrigin,
    basePath: '/api/auth',
    secret: needs.secret,
    trustedOrigins: [needs.publicOrigin],
    database: needs.pool,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message: unknown) =>
        needs.log.error('accounts-error', { reason: describeLibraryError(message) }),
    },
    // The library would print errors to the console unredacted. Thrown, they reach the shop's own log, which
    // hides customer data. A refusal is not thrown: it is a response to the visitor.
    onAPIError: { throw: true },
    ...accountTables,
    // Extended while in use; the database ends it 90 days after sign-in (database/migrations/0016-session-end.sql).
    session: { ...accountTables.session, expiresIn: 30 * DAY, updateAge: DAY },
    verification: { ...accountTables.verification, storeIdentifier: 'hashed' },
    rateLimit: {
      enabled: true,
      customStorage: sharedStorage(needs),
      window: MINUTE,
      max: 120,
      customRules: RATE_RULES,
    },
    databaseHooks: {
      user: { update: { before: dropUnprovenName } },
      account: { update: { before: notice.beforeUpdate } },
      session: { create: { before: createDisabledRefusal(needs.pool) } },
    },
    advanced: {
      ...cookieSettings(needs.publicOrigin),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // The library checks the tables once, on a first start before our migrations run, and would then refuse
      // every call until the next start. Our migrations and their tests guarantee the tables.
      // Without joins it reads a session and its user one after the other, and prints a failure of the second to the
      // console with everything the database says.
      database: { validateSchema: false, joins: true },
    },
    emailAndPassword: passwordSettings(needs, resetSignIn),
    emailVerification: confirmationSettings(needs, signUpCookie),
    plugins: [magicLinkSettings(needs), firstPassword(needs)],
    hooks: accountHooks({
      signUpCookie,
      resetSignIn,
      limits: createSignInLimits(needs),
      overtaken: createOvertakenSignIn(),
      notice,
      endBrowserAccess: async (userId) => {
        await needs.pool.query('select end_browser_access($1)', [userId]);
      },
    }),
  });
}

/**
 * The library's own database counter concatenates a number and a text when it computes the wait. So we count
 * ourselves, correctly and shared by every process.
 */
function sharedStorage({ limits, clock }: AuthNeeds) {
  return {
    consume: async (key: string, { window, max }: Readonly<{ window: number; max: number }>) => {
      const verdict = await limits.take(
        { name: 'accounts', most: max, perSeconds: window },
        key,
        clock.now(),
      );
      return { allowed: verdict.isAllowed, retryAfter: verdict.isAllowed ? null : verdict.retryAfterSeconds };
    },
  };
}

/**
 * A magic link confirms an account that another person may have opened, so its password and its name are
 * removed.
 */
function dropUnprovenName(
  data: Readonly<{ emailVerified?: boolean }>,
  context: Readonly<{ path: string }> | null,
) {
  const isFirstProof = data.emailVerified === true && context?.path === '/magic-link/verify';
  return Promise.resolve(isFirstProof ? { data: { ...data, name: '' } } : undefined);
}

function passwordSettings({ mails, confirmMailbox, passwordHasher }: AuthNeeds, resetSignIn: ResetSignIn) {
  return {
    enabled: true,
    ...(passwordHasher === undefined ? {} : { password: passwordHasher }),
    minPasswordLength: MIN_PASSWORD_LENGTH,
    maxPasswordLength: MAX_PASSWORD_LENGTH,
    requireEmailVerification: true,
    revokeSessionsOnPasswordReset: true,
    resetPasswordTokenExpiresIn: ACCOUNT_LINK_SECONDS['reset-password'],
    sendResetPassword: ({ user, token }: UserToken, request?: Request) =>
      mails.send({
        kind: 'reset-password',
        to: user.email,
        path: `/auth?mode=reset-password&token=${token}`,
        request,
      }),
    onExistingUserSignUp: ({ user }: Pick<UserToken, 'user'>, request?: Request) =>
      mails.send({ kind: 'already-registered', to: user.email, path: '/auth?mode=signin', request }),
    // A visitor who uses a reset link has read that mailbox.
    onPasswordReset: async ({ user }: Readonly<{ user: Readonly<{ id: string }> }>, request?: Request) => {
      await confirmMailbox(user.id);
      resetSignIn.note(user.id, request);
    },
  };
}

function confirmationSettings({ mails, dropUnprovenAccess }: AuthNeeds, signUpCookie: SignUpCookie) {
  return {
    /** Called for the first proof only. */
    beforeEmailVerification: async ({ id }: Readonly<{ id: string }>, request?: Request) => {
      if (!signUpCookie.isOnBrowser(request, id)) await dropUnprovenAccess(id);
    },
    expiresIn: ACCOUNT_LINK_SECONDS['confirm-address'],
    autoSignInAfterVerification: true,
    // Only after a correct password. A customer whose link has expired gets a new one this way.
    sendOnSignIn: true,
    sendVerificationEmail: ({ user, token }: UserToken, request?: Request) =>
      mails.send({ kind: 'confirm-address', to: user.email, path: `/auth?confirm=${token}`, request }),
  };
}

/** An address without an account gets no mail and no account, but the same response. */
function magicLinkSettings({ mails, hasAccount, takeToken }: AuthNeeds) {
  return magicLink({
    expiresIn: ACCOUNT_LINK_SECONDS['magic-link'],
    disableSignUp: true,
    storeToken: 'hashed',
    sendMagicLink: async ({ email, token, metadata, url }, context) => {
      if (takeToken(metadata, token)) return;
      const to = email.toLowerCase();
      if (!(await hasAccount(to))) return;
      await mails.send({
        kind: 'magic-link',
        to,
        path: `/auth?magic_link=${token}${nextIn(url)}`,
        request: context?.request,
      });
    },
  });
}

/** The page to open after sign-in, which the library put into its own link; its default is the home page. */
function nextIn(link: string): string {
  const next = new URL(link).searchParams.get('callbackURL') ?? '/';
  return next === '/' ? '' : `&next=${encodeURIComponent(returnPath(next))}`;
}

type UserToken = Readonly<{ user: Readonly<{ email: string }>; token: string }>;

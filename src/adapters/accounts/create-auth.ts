import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { magicLink } from 'better-auth/plugins';
import type { Pool } from 'pg';
import { MIN_PASSWORD_LENGTH } from '#core/accounts/common-passwords.ts';
import { BRAND } from '#core/brand.ts';
import type { Log } from '#core/log.ts';
import type { AccountMailer } from './account-mailer.ts';
import { accountTables } from './account-tables.ts';
import {
  CLIENT_ADDRESS_HEADER,
  cookieSettings,
  DAY,
  HOUR,
  MINUTE,
  RATE_RULES,
  UNUSED_PATHS,
} from './auth-settings.ts';
import { refuseCommonPasswords } from './refuse-common-passwords.ts';
import { createSignUpMark, type SignUpMark } from './sign-up-mark.ts';

export type AuthNeeds = Readonly<{
  pool: Pool;
  /** Scheme, host and port as visitors see them. */
  publicOrigin: string;
  /** Signs cookies and confirmation links; at least 32 random characters. */
  secret: string;
  log: Log;
  mails: AccountMailer;
  /** Writes down that the mailbox of this account was proved. */
  confirmMailbox(userId: string): Promise<void>;
  /** Ends what was set before anybody proved the mailbox of this account. */
  dropUnprovenAccess(userId: string): Promise<void>;
  hasAccount(email: string): Promise<boolean>;
  /** Takes a token that the shop itself asked for, to put it into a mail of its own. False: nobody here asked. */
  takeToken(metadata: unknown, token: string): boolean;
}>;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(needs: AuthNeeds) {
  const mark = createSignUpMark(needs);
  return betterAuth({
    appName: BRAND,
    baseURL: needs.publicOrigin,
    basePath: '/api/auth',
    secret: needs.secret,
    trustedOrigins: [needs.publicOrigin],
    database: needs.pool,
    disabledPaths: UNUSED_PATHS,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message) => needs.log.error('accounts-error', { reason: withoutAddresses(message) }),
    },
    // A refusal is an answer to the visitor, not an event for the owner.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error)) needs.log.error('accounts-error', { reason: nameOf(error) });
      },
    },
    ...accountTables,
    session: { ...accountTables.session, expiresIn: 30 * DAY, updateAge: DAY },
    verification: { ...accountTables.verification, storeIdentifier: 'hashed' },
    rateLimit: {
      ...accountTables.rateLimit,
      enabled: true,
      storage: 'database',
      window: MINUTE,
      max: 120,
      customRules: RATE_RULES,
    },
    advanced: {
      ...cookieSettings(needs.publicOrigin),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // The library checks the tables once, before ours are migrated on a first start, and would then refuse every
      // call until the next start. Our migrations and their tests answer for the tables.
      database: { validateSchema: false },
    },
    emailAndPassword: passwordSettings(needs),
    emailVerification: confirmationSettings(needs, mark),
    plugins: [magicLinkSettings(needs)],
    hooks: { before: refuseCommonPasswords, after: mark.afterHook },
  });
}

function passwordSettings({ mails, confirmMailbox }: AuthNeeds) {
  return {
    enabled: true,
    minPasswordLength: MIN_PASSWORD_LENGTH,
    requireEmailVerification: true,
    revokeSessionsOnPasswordReset: true,
    resetPasswordTokenExpiresIn: HOUR,
    sendResetPassword: ({ user, token }: UserToken, request?: Request) =>
      mails.send({
        kind: 'reset-password',
        to: user.email,
        path: `/auth?mode=reset-password&token=${token}`,
        request,
      }),
    onExistingUserSignUp: ({ user }: Pick<UserToken, 'user'>, request?: Request) =>
      mails.send({ kind: 'already-registered', to: user.email, path: '/auth?mode=signin', request }),
    // Whoever spends a reset link has read that mailbox.
    onPasswordReset: ({ user }: Readonly<{ user: Readonly<{ id: string }> }>) => confirmMailbox(user.id),
  };
}

function confirmationSettings({ mails, dropUnprovenAccess }: AuthNeeds, mark: SignUpMark) {
  return {
    /** Called for the first proof only. */
    beforeEmailVerification: async ({ id }: Readonly<{ id: string }>, request?: Request) => {
      if (!mark.isOnBrowser(request, id)) await dropUnprovenAccess(id);
    },
    expiresIn: HOUR,
    autoSignInAfterVerification: true,
    sendVerificationEmail: ({ user, token }: UserToken, request?: Request) =>
      mails.send({ kind: 'confirm-address', to: user.email, path: `/auth?confirm=${token}`, request }),
  };
}

/** An address without an account gets no mail and no account, and the answer is the same. */
function magicLinkSettings({ mails, hasAccount, takeToken }: AuthNeeds) {
  return magicLink({
    expiresIn: 30 * MINUTE,
    disableSignUp: true,
    storeToken: 'hashed',
    sendMagicLink: async ({ email, token, metadata }, context) => {
      if (takeToken(metadata, token)) return;
      const to = email.toLowerCase();
      if (!(await hasAccount(to))) return;
      await mails.send({
        kind: 'magic-link',
        to,
        path: `/auth?magic_link=${token}`,
        request: context?.request,
      });
    },
  });
}

type UserToken = Readonly<{ user: Readonly<{ email: string }>; token: string }>;

function nameOf(error: unknown): string {
  return error instanceof Error ? withoutAddresses(`${error.name}: ${error.message}`) : 'unknown';
}

function withoutAddresses(message: string): string {
  return message.replaceAll(/\S+@\S+/g, '…');
}

import type { MiddlewareHandler } from 'hono';
import type { Role } from '#core/accounts/role-store.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { AuditAction } from '#core/staff/audit-log.ts';
import { isRecentSignIn } from '#core/staff/recent-sign-in.ts';
import { mayActAs, type StaffMember } from '#core/staff/staff-member.ts';
import type { AppNeeds } from '../app-needs.ts';
import type { HttpEnv } from '../http-env.ts';
import { problemResponse, SIGNED_OUT, type Problem } from '../problem.ts';

const NOT_STAFF: Problem = {
  status: 403,
  code: 'not-staff',
  message: 'This is for staff of the shop. Your account has no role for it.',
};
const ROLE_MISSING: Problem = {
  status: 403,
  code: 'role-missing',
  message: 'Your role does not include this. Ask an admin of the shop.',
};
/** Nothing was done: the browser asks for the password and sends the request again. */
const CONFIRM_PASSWORD: Problem = {
  status: 403,
  code: 'confirm-password',
  message: 'Type your password to confirm this. You are asked once in 10 minutes.',
};

/** What a route of /api/admin declares about itself. The shop does not start with a route that declares nothing. */
export type StaffDeclaration = Readonly<{
  role: Role;
  /** Refunds, roles and exports: somebody signed in, or typed the password again, less than 10 minutes ago. */
  needsRecentSignIn?: true;
  /** The entry that the route writes to the audit log. Every route that is not a GET has one. */
  audits?: AuditAction;
  /** Not a GET, but nothing to trace: a typing signal, a read mark, a sign of life. */
  isSignal?: true;
}>;

type FindSignedIn = () => Promise<Readonly<{ signedIn: SignedIn | null; now: Date }>>;
type StaffEnv = { Variables: { staff: StaffMember; findSignedIn: FindSignedIn } };
type StaffMiddleware = MiddlewareHandler<StaffEnv> & Readonly<{ declaration: StaffDeclaration }>;

/**
 * Spread it into `createRoute`. Session and roles are read from the database for every request, so that a removed
 * role acts on the next one. Runs before the input is checked: a stranger learns nothing about the route.
 */
export function staffOnly(declaration: StaffDeclaration) {
  const admit: MiddlewareHandler<StaffEnv> = async (c, next) => {
    const { signedIn, now } = await c.get('findSignedIn')();
    const refusal = refusalOf(declaration, signedIn, now);
    if (signedIn === null || refusal !== null) return problemResponse(refusal ?? SIGNED_OUT);
    c.set('staff', signedIn);
    await next();
    return undefined;
  };
  const middleware: StaffMiddleware = Object.assign(admit, { declaration });
  // The public description of the API is for customers and partners.
  return { middleware, hide: true } as const;
}

function refusalOf({ role, needsRecentSignIn }: StaffDeclaration, signedIn: SignedIn | null, now: Date) {
  if (signedIn === null) return SIGNED_OUT;
  if (signedIn.roles.length === 0) return NOT_STAFF;
  if (!mayActAs(signedIn.roles, role)) return ROLE_MISSING;
  return needsRecentSignIn === true && !isRecentSignIn(signedIn, now) ? CONFIRM_PASSWORD : null;
}

/** For all of /api/admin: how routes find who is signed in. Nothing from there is ever stored by a cache. */
export function provideStaff({ orders, clock }: Pick<AppNeeds, 'orders' | 'clock'>) {
  const provide: MiddlewareHandler<HttpEnv & StaffEnv> = async (c, next) => {
    const { req } = c;
    c.set('findSignedIn', async () => ({
      signedIn: req.header('cookie') === undefined ? null : await orders.findSession(req.raw.headers),
      now: clock.now(),
    }));
    await next();
    c.header('cache-control', 'no-store');
  };
  return provide;
}

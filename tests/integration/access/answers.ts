import type { Visitor } from './visitors.ts';

/** What a request about Ana's data gets. */
export type Answer = Readonly<{
  status: number;
  /** The code of the error. */
  code?: string;
  /** The response contains private data of Ana. Every other response must not. */
  showsAna?: true;
  /** The response about something of Ana's is, byte for byte, the one about something that does not exist. */
  isLikeUnknown?: true;
}>;

export type Answers = Readonly<Record<Visitor, Answer>>;

export const OK: Answer = { status: 200 };
export const SHOWS_ANA: Answer = { status: 200, showsAna: true };
export const SIGNED_OUT: Answer = { status: 401, code: 'signed-out' };
export const NO_SESSION: Answer = { status: 401, code: 'unauthorized' };
export const UNKNOWN: Answer = { status: 404, code: 'not-found', isLikeUnknown: true };
export const NOT_SERVED: Answer = { status: 404, code: 'not-found' };

/** Everyone gets the same; nobody is identified. */
export function everyone(answer: Answer): Answers {
  return {
    guest: answer,
    payer: answer,
    other: answer,
    support: answer,
    admin: answer,
    owner: answer,
  };
}

/** Customers and staff alike get their own data: the session decides what a response contains. */
export function ownData(signedOut: Answer, own: Answer): Answers {
  return { guest: signedOut, payer: signedOut, other: OK, support: OK, admin: OK, owner: own };
}

const NOT_STAFF: Answer = { status: 403, code: 'not-staff' };
const ROLE_MISSING: Answer = { status: 403, code: 'role-missing' };
/** Visitors without a role, at every route of /api/admin. */
const STRANGERS = { guest: SIGNED_OUT, payer: SIGNED_OUT, other: NOT_STAFF, owner: NOT_STAFF };

/** A route for staff: what both roles get. */
export function staff(answer: Answer): Answers {
  return { ...STRANGERS, support: answer, admin: answer };
}

/** A route for admins only. */
export function adminOnly(answer: Answer): Answers {
  return { ...STRANGERS, support: ROLE_MISSING, admin: answer };
}

/** One thing of Ana's. Staff has no way to it by the routes of customers. */
export const OWNER_ONLY: Answers = {
  guest: SIGNED_OUT,
  payer: SIGNED_OUT,
  other: UNKNOWN,
  support: UNKNOWN,
  admin: UNKNOWN,
  owner: SHOWS_ANA,
};

/**
 * Where the real program can be stopped on the road from cart to eSIM. `statement` and `commit` are moments of its
 * conversation with the database, recognised by a piece of the SQL; `call` one with the outside world.
 */
export type PausePoint = Readonly<
  { name: string } & (
    | { on: 'statement'; when: 'before' | 'after'; text: string }
    /** The commit of the transaction in which `text` was said. */
    | { on: 'commit'; when: 'before' | 'after'; text: string }
    | { on: 'call'; when: 'before' | 'after'; method: string; path: RegExp }
  )
>;

const PLACED = 'insert into "orders"';
const SESSION = 'insert into "checkout_sessions"';
const NOTICE = 'insert into "payment_notices"';
const PAYMENT = 'insert into "payments"';
const ESIM = 'insert into "esims"';
const OWED = 'insert into "refunds"';
const REFUNDED = 'update "refunds" set "status"';
const MAILED = 'with "ended" as (update "sent_mails" set "status"';

const SESSIONS = /^\/v1\/checkout\/sessions$/;
const ONE_SESSION = /^\/v1\/checkout\/sessions\/[^/]+$/;
const ORDERS = /^\/v2\/orders$/;
const REFUNDS = /^\/v1\/refunds$/;

/** Every decision of the road, before it is certain and after. */
export const PAUSE_POINTS = [
  { name: 'checkout: before stock and coupon are held', on: 'commit', when: 'before', text: PLACED },
  { name: 'checkout: held, no session asked for', on: 'commit', when: 'after', text: PLACED },
  { name: 'checkout: asking for the session', on: 'call', when: 'before', method: 'POST', path: SESSIONS },
  { name: 'checkout: session made, not heard', on: 'call', when: 'after', method: 'POST', path: SESSIONS },
  { name: 'checkout: session heard, not written', on: 'commit', when: 'before', text: SESSION },
  { name: 'checkout: session written, buyer not told', on: 'commit', when: 'after', text: SESSION },
  { name: 'notice: heard, not stored', on: 'commit', when: 'before', text: NOTICE },
  { name: 'notice: stored, not answered', on: 'commit', when: 'after', text: NOTICE },
  { name: 'settle: asking for the truth', on: 'call', when: 'before', method: 'GET', path: ONE_SESSION },
  { name: 'settle: told, not heard', on: 'call', when: 'after', method: 'GET', path: ONE_SESSION },
  { name: 'settle: before the commit', on: 'commit', when: 'before', text: PAYMENT },
  { name: 'settle: after the commit', on: 'commit', when: 'after', text: PAYMENT },
  { name: 'fulfil: begun', on: 'statement', when: 'after', text: 'update "order_units" set "attempt"' },
  { name: 'fulfil: asking for the eSIM', on: 'call', when: 'before', method: 'POST', path: ORDERS },
  { name: 'fulfil: bought, not heard', on: 'call', when: 'after', method: 'POST', path: ORDERS },
  { name: 'fulfil: before the commit', on: 'commit', when: 'before', text: ESIM },
  { name: 'fulfil: after the commit', on: 'commit', when: 'after', text: ESIM },
  { name: 'give up: before the commit', on: 'commit', when: 'before', text: OWED },
  { name: 'give up: after the commit', on: 'commit', when: 'after', text: OWED },
  { name: 'refund: begun', on: 'statement', when: 'after', text: 'update "refunds" set "tried_at"' },
  { name: 'refund: asking for it', on: 'call', when: 'before', method: 'POST', path: REFUNDS },
  { name: 'refund: made, not heard', on: 'call', when: 'after', method: 'POST', path: REFUNDS },
  { name: 'refund: before the commit', on: 'commit', when: 'before', text: REFUNDED },
  { name: 'refund: after the commit', on: 'commit', when: 'after', text: REFUNDED },
  {
    name: 'mail: taken, not sent',
    on: 'statement',
    when: 'after',
    text: 'update "sent_mails" set "attempts"',
  },
  { name: 'mail: sent, not written', on: 'statement', when: 'before', text: MAILED },
  { name: 'mail: written', on: 'statement', when: 'after', text: MAILED },
] as const satisfies readonly PausePoint[];

export type PausePointName = (typeof PAUSE_POINTS)[number]['name'];

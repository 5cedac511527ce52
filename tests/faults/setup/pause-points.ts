/**
 * The points where the real program can be suspended in the order flow. `statement` and `commit` are moments
 * of its database traffic, recognised by a piece of the SQL; `call` is a moment of a request to an external
 * service.
 */
export type PausePoint = Readonly<
  { name: string } &
    /** `about`: only for a mail of this kind. */
    (
      | { on: 'statement'; when: 'before' | 'after'; text: string; about?: string }
      /** The commit of the transaction that contains the statement `text`. */
      | { on: 'commit'; when: 'before' | 'after'; text: string }
      | { on: 'call'; when: 'before' | 'after'; method: string; path: RegExp }
    )
>;

const PLACED = 'insert into "orders"';
const SESSION = 'insert into "checkout_sessions"';
const NOTICE = 'insert into "payment_notices"';
const PAYMENT = 'insert into "payments"';
const ESIM = 'insert into "esims"';
const TOPUP = 'with "scheduled" as (update "esims" set "next_read_at"';
const OWED = 'insert into "refunds"';
const REFUNDED = 'update "refunds" set "status"';
const CLAIMED = 'update "sent_mails" set "attempts"';
const MAILED = 'with "ended" as (update "sent_mails" set "status"';

const SESSIONS = /^\/v1\/checkout\/sessions$/;
const ONE_SESSION = /^\/v1\/checkout\/sessions\/[^/]+$/;
const ORDERS = /^\/v2\/orders$/;
const TOPUPS = /^\/v2\/orders\/topups$/;
const REFUNDS = /^\/v1\/refunds$/;

/** Every decision of the order flow, before its commit and after. */
export const ORDER_FLOW_POINTS = [
  { name: 'checkout: before stock and coupon are held', on: 'commit', when: 'before', text: PLACED },
  { name: 'checkout: held, session not requested', on: 'commit', when: 'after', text: PLACED },
  { name: 'checkout: requesting the session', on: 'call', when: 'before', method: 'POST', path: SESSIONS },
  {
    name: 'checkout: session created, response not received',
    on: 'call',
    when: 'after',
    method: 'POST',
    path: SESSIONS,
  },
  { name: 'checkout: session received, not stored', on: 'commit', when: 'before', text: SESSION },
  { name: 'checkout: session stored, buyer not informed', on: 'commit', when: 'after', text: SESSION },
  { name: 'notice: received, not stored', on: 'commit', when: 'before', text: NOTICE },
  { name: 'notice: stored, not acknowledged', on: 'commit', when: 'after', text: NOTICE },
  { name: 'settle: fetching the payment', on: 'call', when: 'before', method: 'GET', path: ONE_SESSION },
  {
    name: 'settle: payment read, response not received',
    on: 'call',
    when: 'after',
    method: 'GET',
    path: ONE_SESSION,
  },
  { name: 'settle: before the commit', on: 'commit', when: 'before', text: PAYMENT },
  { name: 'settle: after the commit', on: 'commit', when: 'after', text: PAYMENT },
  { name: 'fulfil: begun', on: 'statement', when: 'after', text: 'update "order_units" set "attempt"' },
  { name: 'fulfil: requesting the eSIM', on: 'call', when: 'before', method: 'POST', path: ORDERS },
  { name: 'fulfil: bought, response not received', on: 'call', when: 'after', method: 'POST', path: ORDERS },
  { name: 'fulfil: before the commit', on: 'commit', when: 'before', text: ESIM },
  { name: 'fulfil: after the commit', on: 'commit', when: 'after', text: ESIM },
  { name: 'top up: requesting it', on: 'call', when: 'before', method: 'POST', path: TOPUPS },
  { name: 'top up: sold, response not received', on: 'call', when: 'after', method: 'POST', path: TOPUPS },
  { name: 'top up: before the commit', on: 'commit', when: 'before', text: TOPUP },
  { name: 'top up: after the commit', on: 'commit', when: 'after', text: TOPUP },
  { name: 'give up: before the commit', on: 'commit', when: 'before', text: OWED },
  { name: 'give up: after the commit', on: 'commit', when: 'after', text: OWED },
  { name: 'refund: begun', on: 'statement', when: 'after', text: 'update "refunds" set "tried_at"' },
  { name: 'refund: sending the request', on: 'call', when: 'before', method: 'POST', path: REFUNDS },
  { name: 'refund: made, response not received', on: 'call', when: 'after', method: 'POST', path: REFUNDS },
  { name: 'refund: before the commit', on: 'commit', when: 'before', text: REFUNDED },
  { name: 'refund: after the commit', on: 'commit', when: 'after', text: REFUNDED },
  { name: 'mail: claimed, not sent', on: 'statement', when: 'after', text: CLAIMED },
  { name: 'mail: sent, not stored', on: 'statement', when: 'before', text: MAILED },
  { name: 'mail: stored', on: 'statement', when: 'after', text: MAILED },
  {
    name: 'owner mail: claimed, not sent',
    on: 'statement',
    when: 'after',
    text: CLAIMED,
    about: 'topup-owner',
  },
  {
    name: 'owner mail: sent, not stored',
    on: 'statement',
    when: 'before',
    text: MAILED,
    about: 'topup-owner',
  },
  { name: 'owner mail: stored', on: 'statement', when: 'after', text: MAILED, about: 'topup-owner' },
] as const satisfies readonly PausePoint[];

const TICKET = 'insert into "support_tickets"';
const TICKET_REPLY = 'insert into "ticket_messages"';
const CHAT = '\n    insert into chats';

/** What customers write to staff, before it is stored and before they are informed. */
export const MESSAGE_POINTS = [
  { name: 'ticket: before the commit', on: 'commit', when: 'before', text: TICKET },
  { name: 'ticket: stored, customer not informed', on: 'commit', when: 'after', text: TICKET },
  { name: 'ticket reply: before the commit', on: 'commit', when: 'before', text: TICKET_REPLY },
  { name: 'ticket reply: stored, customer not informed', on: 'commit', when: 'after', text: TICKET_REPLY },
  { name: 'chat: before the commit', on: 'commit', when: 'before', text: CHAT },
  { name: 'chat: stored, customer not informed', on: 'commit', when: 'after', text: CHAT },
] as const satisfies readonly PausePoint[];

export const PAUSE_POINTS = [...ORDER_FLOW_POINTS, ...MESSAGE_POINTS];

export type PausePointName = (typeof PAUSE_POINTS)[number]['name'];

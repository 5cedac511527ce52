/** Values of one customer, and of people they buy for, that must stay where they belong, by name. */
export type Canaries = Readonly<Record<CanaryName, string>>;

export const CANARY_NAMES = [
  'address',
  'password',
  'activation code',
  'ICCID',
  'sign-in token',
  'reset token',
  'session token',
  'order access token',
  'share secret',
  'gift recipient',
  'gift name',
  'giver name',
  'gift message',
  'gift secret',
  'typed ICCID',
  'tax number',
] as const;
type CanaryName = (typeof CANARY_NAMES)[number];

/** docs/data-model.md describes each of these columns. No other column, and no job, may contain a canary. */
export const STORED_CANARIES: readonly string[] = [
  'account_mails.recipient: address',
  'billing_details.tax_number: tax number',
  'esims.iccid: ICCID',
  'esims.iccid: typed ICCID',
  'gifts.giver_name: giver name',
  'gifts.message: gift message',
  'gifts.recipient_email: gift recipient',
  'gifts.recipient_name: gift name',
  'leads.email: address',
  'order_units.target_iccid: typed ICCID',
  'orders.email: address',
  'reminder_optouts.email: address',
  'sent_mails.recipient: address',
  'sent_mails.recipient: gift recipient',
  'sessions.token: session token',
  'shares.recipient: address',
  'topups.iccid: typed ICCID',
  'users.email: address',
  'verifications.value: address',
];

const ABSENT = 'no text contains this value';

/** For a test that plants only some of them. */
export const NO_CANARIES: Canaries = {
  address: ABSENT,
  password: ABSENT,
  'activation code': ABSENT,
  ICCID: ABSENT,
  'sign-in token': ABSENT,
  'reset token': ABSENT,
  'session token': ABSENT,
  'order access token': ABSENT,
  'share secret': ABSENT,
  'gift recipient': ABSENT,
  'gift name': ABSENT,
  'giver name': ABSENT,
  'gift message': ABSENT,
  'gift secret': ABSENT,
  'typed ICCID': ABSENT,
  'tax number': ABSENT,
};

/** As it is, in an address, and in a column of bytes. */
export function spellingsOf(value: string): readonly string[] {
  return [...new Set([value, encodeURIComponent(value), Buffer.from(value).toString('hex')])];
}

/** The names of the canaries in a text. */
function canariesIn(text: string, canaries: Canaries): readonly CanaryName[] {
  return CANARY_NAMES.filter((name) =>
    spellingsOf(canaries[name]).some((spelling) => text.includes(spelling)),
  );
}

/** The places that contain a canary, sorted: `shop.log: address`. */
export function findCanaries(
  places: Iterable<readonly [place: string, text: string]>,
  canaries: Canaries,
): readonly string[] {
  const found = [...places].flatMap(([place, text]) =>
    canariesIn(text, canaries).map((name) => `${place}: ${name}`),
  );
  return [...new Set(found)].toSorted();
}

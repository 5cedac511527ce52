import { z } from 'zod';

/** One mail in the ledger of the mail service. */
export const Mail = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  messageId: z.string().nullable(),
});
export type Mail = z.infer<typeof Mail>;

/** The top-ups that somebody else than the owner of the eSIM ordered. */
export const TOPUPS_BY_OTHERS = `
  select u.id as "unitId", lower(owner.email) as owner
  from order_units u join orders o on o.id = u.order_id
  join esims e on e.iccid = u.target_iccid join order_units own on own.id = e.unit_id
  join orders bought on bought.id = own.order_id join users owner on owner.id = bought.user_id
  where lower(owner.email) <> lower(o.email)`;
export const TopupByOther = z.object({ unitId: z.string(), owner: z.string() });

type MailedOrder = Readonly<{ status: string; number: string }>;

/** Mails that the customer of a closed order has not received. `delivered`: what was delivered. */
export function missingMails(
  { status, number }: MailedOrder,
  delivered: ReadonlySet<'sim' | 'topup'>,
  subjects: readonly string[],
): string[] {
  const own = subjects.filter((subject) => subject.includes(`Order ${number})`));
  const due = [
    ...(delivered.has('sim') ? [/^Your (?:eSIM is|eSIMs are) ready/] : []),
    ...(delivered.has('topup') ? [/^Your top-up was added/] : []),
    ...(status === 'refunded' ? [/^Your refund/] : []),
  ];
  return due.filter((start) => !own.some((subject) => start.test(subject))).map(String);
}

const TO_OWNER = /^Data was added to your eSIM/;

/** The same mail may be sent twice after a crash; then both have the same message id. */
export function checkMails(mails: readonly Mail[]): string[] {
  // An owner gets a mail for each top-up, under the same subject: `checkOwnerMails` counts them.
  const others = mails.filter(({ subject }) => !TO_OWNER.test(subject));
  const byKind = Map.groupBy(others, ({ to, subject }) => `${to.join()}: ${subject}`);
  return [...byKind].flatMap(([kind, same]) =>
    countDifferent(same) === 1 ? [] : [`${kind}: ${same.length} different mails`],
  );
}

/** Every owner was informed once of each delivered top-up that somebody else paid, and of nothing else. */
export function checkOwnerMails(
  mails: readonly Mail[],
  delivered: readonly z.infer<typeof TopupByOther>[],
): Readonly<{ wrong: readonly string[]; unsettled: readonly string[] }> {
  const sent = Map.groupBy(
    mails.filter(({ subject }) => TO_OWNER.test(subject)),
    ({ to }) => to.join().toLowerCase(),
  );
  const due = Map.groupBy(delivered, ({ owner }) => owner);
  const counted = [...new Set([...sent.keys(), ...due.keys()])].map((owner) => ({
    owner,
    notified: countDifferent(sent.get(owner) ?? []),
    topups: due.get(owner)?.length ?? 0,
  }));
  const describe = ({ owner, notified, topups }: (typeof counted)[number]) =>
    `${owner}: ${notified} mails about ${topups} top-ups by others`;
  return {
    wrong: counted.filter(({ notified, topups }) => notified > topups).map(describe),
    unsettled: counted.filter(({ notified, topups }) => notified < topups).map(describe),
  };
}

function countDifferent(mails: readonly Mail[]): number {
  return new Set(mails.map(({ messageId }) => messageId)).size;
}

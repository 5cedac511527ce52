import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readLedger } from './ledger.ts';

const Accepted = z.object({ id: z.string() });
const Sold = z.object({ iccid: z.string(), description: z.string().nullable(), activation_code: z.string() });
const Opened = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  messageId: z.string().nullable(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ contentType: z.string(), contentId: z.string().nullable() })),
});
type OpenedMail = z.infer<typeof Opened> & Readonly<{ pictures: readonly string[] }>;
type Esim = Readonly<{ iccid: string; activationCode: string }>;

/** One order email, as the shop's own tables describe it. */
export type OrderMailFact = Readonly<{
  messageId: string;
  kind: string;
  recipient: string;
  orderId: string;
  orderNumber: string;
  /** The amount refunded to the card for this order, according to the payment service's ledger. */
  refundedCents: number;
  unitIds: readonly string[];
  /** The address that ordered; an owner's mail goes to another one. */
  payer: string;
  /** The ICCID of the eSIM that was topped up; null for an order of eSIMs. */
  toppedUp: string | null;
}>;

/** How many mails are read at a time: the sandbox also does other work in the same process. */
const AT_ONCE = 8;

/**
 * Opens every mail of an order as its customer would. The order mail has each code of its own order exactly
 * once, in the text and in the HTML, and one picture per code. No mail has a code of another order; mails of
 * other kinds have no code. A mail about a top-up shows only the last digits of the eSIM, and the owner's mail
 * does not say who paid.
 */
export async function checkMailbox(
  sandboxOrigin: string,
  facts: readonly OrderMailFact[],
): Promise<readonly string[]> {
  const sold = await readLedger(sandboxOrigin, Sold, 'esim-sold');
  const esims = sold.map(({ iccid, description, activation_code }) => ({
    unitId: description ?? 'nobody',
    esim: { iccid, activationCode: activation_code },
  }));
  const esimsOf = Map.groupBy(esims, ({ unitId }) => unitId);
  const factOf = new Map(facts.map((fact) => [fact.messageId, fact]));
  const missing = new Set(factOf.keys());
  const violations: string[] = [];
  const pictureOwners = new Map<string, string>();
  for (const mail of await openMails(sandboxOrigin)) {
    const fact = factOf.get(nameOf(mail.messageId ?? ''));
    // Account mails belong to no order.
    if (fact === undefined) continue;
    missing.delete(fact.messageId);
    const own = fact.unitIds.flatMap((id) => (esimsOf.get(id) ?? []).map(({ esim }) => esim));
    violations.push(
      ...checkMail(mail, fact, fact.kind === 'order' ? own : []),
      ...checkPictures(mail, fact, pictureOwners),
    );
  }
  return [...violations, ...[...missing].map((name) => `mail ${name} was sent but is in no mailbox`)];
}

/** The part of a Message-ID before the shop's host, which is the part the shop stores. */
function nameOf(messageId: string): string {
  return /^<([^@]+)@[^@]+>$/.exec(messageId)?.[1] ?? messageId;
}

function checkMail(mail: OpenedMail, fact: OrderMailFact, due: readonly Esim[]): readonly string[] {
  const parts = { text: withoutLinks(mail.text), html: visibleText(mail.html) };
  const violations = Object.entries(parts).flatMap(([part, words]) => [
    ...wrongCodes(words, due).map((wrong) => `${part}: ${wrong}`),
    ...(fact.kind === 'refund' && !hasAmount(words, fact.refundedCents)
      ? [`${part}: does not mention the refund of ${fact.refundedCents} cents`]
      : []),
  ]);
  const linked = codesIn(decodeURIComponent(linksOf(mail.text).join('\n')));
  const strange = [...linked].filter((code) => !due.some(({ activationCode }) => activationCode === code));
  return [
    ...violations,
    ...wrongTopup(mail, fact),
    // The owner of an eSIM cannot use the order number of somebody else.
    ...(mail.subject.includes(fact.orderNumber) === (fact.kind !== 'topup-owner')
      ? []
      : [`subject "${mail.subject}" of order ${fact.orderNumber}`]),
    ...strange.map((code) => `links: ${code} of another order`),
    ...(mail.to.join() === fact.recipient ? [] : [`sent to ${mail.to.join()} instead of ${fact.recipient}`]),
    ...(mail.pictures.length === due.length
      ? []
      : [`${mail.pictures.length} QR pictures for ${due.length} eSIMs`]),
  ].map((wrong) => `${fact.kind} mail of order ${fact.orderId}: ${wrong}`);
}

function wrongTopup({ text, html }: OpenedMail, { kind, payer, toppedUp }: OrderMailFact): readonly string[] {
  const isAboutTopup = kind === 'topup' || kind === 'topup-owner';
  return Object.entries({ text, html }).flatMap(([part, words]) => [
    ...(isAboutTopup && !(toppedUp !== null && words.includes(toppedUp.slice(-4)))
      ? [`${part}: does not name the eSIM ${toppedUp ?? 'none'}`]
      : []),
    ...(kind === 'topup-owner' && words.includes(payer) ? [`${part}: names the payer`] : []),
  ]);
}

/** Two codes never have the same picture: the same picture twice means the same code twice. */
function checkPictures(
  mail: OpenedMail,
  { kind, orderId }: OrderMailFact,
  owners: Map<string, string>,
): readonly string[] {
  return mail.pictures.flatMap((picture, index) => {
    // The same mail may arrive twice after a crash.
    const owner = `${mail.messageId ?? mail.id} ${index}`;
    const known = owners.get(picture) ?? owner;
    owners.set(picture, known);
    return known === owner
      ? []
      : [`${kind} mail of order ${orderId}: picture ${index + 1} was already in mail ${known}`];
  });
}

const CODE = /LPA:1\$[\w.-]+\$[\w-]+/g;
const ICCID = /\b89\d{16,18}\b/g;
const LINK = /https?:\/\/[^\s<>"']+/g;

const codesIn = (words: string): ReadonlySet<string> => new Set(words.match(CODE) ?? []);
const linksOf = (words: string): readonly string[] => words.match(LINK) ?? [];
const withoutLinks = (words: string): string => words.replaceAll(LINK, ' ');

/** The HTML part as a reader sees it: without tags, and so without the links and pictures inside them. */
function visibleText(html: string): string {
  return withoutLinks(html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ').replaceAll('&#36;', '$'));
}

function wrongCodes(words: string, due: readonly Esim[]): readonly string[] {
  const found = [...(words.match(CODE) ?? []), ...(words.match(ICCID) ?? [])].sort();
  const expected = due.flatMap(({ activationCode, iccid }) => [activationCode, iccid]).sort();
  return found.join() === expected.join()
    ? []
    : [`codes ${found.join(' ') || 'none'} instead of ${expected.join(' ') || 'none'}`];
}

/** 4.05 in English, 4,05 in Spanish. */
function hasAmount(words: string, cents: number): boolean {
  const amount = (cents / 100).toFixed(2);
  return words.includes(amount) || words.includes(amount.replace('.', ','));
}

async function openMails(sandboxOrigin: string): Promise<readonly OpenedMail[]> {
  const ids = (await readLedger(sandboxOrigin, Accepted, 'mail-accepted')).map(({ id }) => id);
  const opened: OpenedMail[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE);
    opened.push(...(await Promise.all(some.map((id) => openMail(sandboxOrigin, id)))));
  }
  return opened;
}

async function openMail(sandboxOrigin: string, id: string): Promise<OpenedMail> {
  const address = `${sandboxOrigin}/mailbox/messages/${id}`;
  const mail = Opened.parse(await (await fetch(address)).json());
  const pictures = mail.attachments.flatMap(({ contentType, contentId }, index) =>
    contentType.startsWith('image/') && contentId !== null && mail.html.includes(`cid:${contentId}`)
      ? [index]
      : [],
  );
  const digests = pictures.map(async (index) => {
    const content = await (await fetch(`${address}/attachments/${index}`)).arrayBuffer();
    return createHash('sha256').update(Buffer.from(content)).digest('hex');
  });
  return { ...mail, pictures: await Promise.all(digests) };
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { topupsAt } from '#tests/integration/order-flow/place-topup.ts';
import { anEmail, cookiesOf, sessionIn } from '#tests/integration/order-flow/shop.ts';
import { readRows } from './plain-sql.ts';
import { isClosed, keepTrying, readPage, type Checkout, type Shop } from './tested-shop.ts';

export const Esim = z.object({ iccid: z.string(), owner: z.string() });
export type Esim = z.infer<typeof Esim>;

export type TopupOrder = Readonly<{
  /** Default: any that was delivered before. */
  esim?: Esim | undefined;
  /** Default: one that the network delivers. */
  packageId?: string;
  /** Default: the owner of the eSIM and a stranger in turn. */
  email?: string | undefined;
  discountCode?: string | undefined;
  /** A top-up that the network lists and does not deliver. */
  isUndeliverable?: boolean;
}>;

/** An eSIM that was delivered before and takes top-ups; null when there is none yet. */
export async function someEsim({ databaseUrl }: Shop): Promise<Esim | null> {
  const text = `select e.iccid, o.email as owner
    from esims e join order_units u on u.id = e.unit_id join orders o on o.id = u.order_id
    join packages p using (package_id)
    where exists (select 1 from packages t where t.type = 'topup' and t.slug = p.slug and t.operator = p.operator)
    order by random() limit 1`;
  const [esim] = await keepTrying(() => readRows(databaseUrl, Esim, { text }));
  return esim ?? null;
}

/** The top-ups that fit an eSIM, cheapest first. */
export function topupsFor({ databaseUrl }: Shop, { iccid }: Esim): Promise<{ packageId: string }[]> {
  const text = `select t.package_id as "packageId" from esims e join order_units u on u.id = e.unit_id
    join packages p using (package_id)
    join packages t on t.type = 'topup' and t.slug = p.slug and t.operator = p.operator
    where e.iccid = $1 order by t.minimum_selling_price, t.package_id`;
  return readRows(databaseUrl, z.object({ packageId: z.string() }), { text, values: [iccid] });
}

/**
 * A customer who tops up an eSIM by its ICCID and keeps trying: sends the same key until the shop
 * responds, and a new one after its checkout ended.
 */
export async function checkoutTopup(shop: Shop, order: TopupOrder = {}): Promise<Checkout> {
  const esim = order.esim ?? (await someEsim(shop));
  if (esim === null) throw new Error('No eSIM was delivered that could be topped up');
  const { iccid } = esim;
  const offer = await chooseOffer(shop, iccid, order);
  const isByOwner = shop.mix.countTopup() % 2 === 0;
  const email = order.email ?? (isByOwner ? esim.owner : anEmail());
  const request = {
    target: { iccid },
    offer,
    email,
    ...(order.discountCode === undefined ? {} : { discountCode: order.discountCode }),
  };
  let isRepeatWanted = false;
  let key = randomUUID();
  return keepTrying(async () => {
    const response = await topupsAt(() => shop.origin).submit({ ...request, key, isRepeatWanted });
    // Somebody bought the same top-up within the last minute: this customer still wants it.
    isRepeatWanted ||= response.status === 409;
    const { url } = await readPage(response).catch((error: unknown) => {
      if (isClosed(error)) key = randomUUID();
      throw error;
    });
    const sessionId = sessionIn(url);
    shop.mix.wanted.set(sessionId, iccid);
    return { url, sessionId, email, cookie: cookiesOf(response) };
  });
}

/** The dearest top-up of an operator is the one that is not delivered when a test asks for such a one. */
async function chooseOffer(shop: Shop, iccid: string, { packageId, isUndeliverable }: TopupOrder) {
  const { all } = await keepTrying(() => topupsAt(() => shop.origin).offers({ iccid }));
  const dearest = all.at(-1);
  if (isUndeliverable && dearest !== undefined) await refuse(shop, dearest.packageId);
  const others = all.slice(0, -1);
  const offer = isUndeliverable
    ? dearest
    : packageId === undefined
      ? others[Math.floor(Math.random() * others.length)]
      : all.find((one) => one.packageId === packageId);
  if (offer === undefined) throw new Error('The shop sells no such top-up');
  return offer;
}

/** The network lists the package, or the checkout would refuse it, and rejects the purchase. */
async function refuse({ sandboxOrigin, mix }: Shop, packageId: string): Promise<void> {
  if (mix.undeliverable.has(packageId)) return;
  mix.undeliverable.add(packageId);
  const fault = { service: 'network', kind: 'out-of-stock', match: packageId };
  const response = await fetch(`${sandboxOrigin}/control/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The sandbox responded ${response.status}`);
}

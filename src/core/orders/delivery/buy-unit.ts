import type { EsimProvider, IssuedEsim, IssueResult } from '#core/esims/esim-provider.ts';

/** What the network sold us for a unit. */
export type BoughtGoods =
  | Readonly<{ kind: 'sim'; vendorOrderId: string; esim: IssuedEsim }>
  | Readonly<{ kind: 'topup'; vendorOrderId: string; iccid: string }>;

export type PurchaseResult =
  | { kind: 'bought'; goods: BoughtGoods }
  | Exclude<IssueResult, { kind: 'issued' }>;

type FoundGoods = { kind: 'found'; goods: BoughtGoods } | { kind: 'none' } | { kind: 'unknown' };

export type BuyingNetwork = Pick<EsimProvider, 'issueEsim' | 'findEsim' | 'topUp' | 'findTopup'>;

/** Part of a `HeldUnit`. */
type BoughtUnit = Readonly<{ id: string; packageId: string; attempt: number; targetIccid: string | null }>;
type Sending = Readonly<{ mayBeBought: boolean; notAfter: Date }>;

/** Buys the eSIM or the top-up of a unit, once: the unit's id is the reference of the purchase. */
export async function buyUnit(
  network: BuyingNetwork,
  { id, packageId, attempt, targetIccid }: BoughtUnit,
  sending: Sending,
): Promise<PurchaseResult> {
  const purchase = { reference: id, packageId, attempt, ...sending };
  if (targetIccid === null) {
    const result = await network.issueEsim(purchase);
    return result.kind === 'issued' ? { kind: 'bought', goods: goodsOfEsim(result.esim) } : result;
  }
  const result = await network.topUp({ ...purchase, iccid: targetIccid });
  if (result.kind !== 'topped-up') return result;
  return { kind: 'bought', goods: goodsOfTopup(result.vendorOrderId, targetIccid) };
}

/** What was bought under the unit's reference; buys nothing. */
export async function findBought(
  network: BuyingNetwork,
  { id, targetIccid }: BoughtUnit,
): Promise<FoundGoods> {
  if (targetIccid === null) {
    const found = await network.findEsim(id);
    return found.kind === 'found' ? { kind: 'found', goods: goodsOfEsim(found.esim) } : found;
  }
  const found = await network.findTopup(id);
  if (found.kind !== 'found') return found;
  return { kind: 'found', goods: goodsOfTopup(found.vendorOrderId, targetIccid) };
}

function goodsOfEsim(esim: IssuedEsim): BoughtGoods {
  return { kind: 'sim', vendorOrderId: esim.vendorOrderId, esim };
}

function goodsOfTopup(vendorOrderId: string, iccid: string): BoughtGoods {
  return { kind: 'topup', vendorOrderId, iccid };
}

import { decideAdd, refuseIncrease } from '#core/cart/availability.ts';
import { quantityOf, type CartPlan } from '#core/cart/cart.ts';
import type { Language } from '#core/language.ts';
import { fetchAvailability } from '../../api/fetch-availability.ts';
import type { MessageStore } from '../../language/message-store.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { cartToast, type CartNotice, type CartI18n } from './cart-toasts.ts';
import { pageCart } from './page-cart.ts';

export type CartServiceNeeds = Readonly<{
  anonKey: string;
  language: Language;
  store: MessageStore;
  openCart: () => void;
}>;

/** Rejects when the shop could not be reached, or the cart's messages could not be loaded; nothing is added then. */
export async function addPlan(plan: CartPlan, needs: CartServiceNeeds): Promise<void> {
  const [texts, availability] = await Promise.all([
    i18nOf(needs),
    fetchOne(plan.packageId, 1, needs.anonKey),
  ]);
  const decision = decideAdd(pageCart.read(), plan, availability);
  if ('cart' in decision) {
    pageCart.change(() => decision.cart);
    show({ kind: decision.kind, plan }, texts);
  } else {
    show(decision, texts);
  }
}

type Increase = Readonly<{
  packageId: string;
  wanted: number;
  /** The quantity that the shop last confirmed for this cart. */
  held: () => number;
}>;

/**
 * Checks that the shop has this many; if not, a toast tells the visitor. Rejects when the shop could not be reached.
 */
export async function confirmIncrease(
  { packageId, wanted, held }: Increase,
  needs: CartServiceNeeds,
): Promise<boolean> {
  const [texts, availability] = await Promise.all([
    i18nOf(needs),
    fetchOne(packageId, wanted, needs.anonKey),
  ]);
  const refusal = refuseIncrease({ held: held(), wanted }, availability);
  if (refusal !== null && quantityOf(pageCart.read(), packageId) === wanted) show(refusal, texts);
  return refusal === null;
}

export async function showCartToast(notice: CartNotice, needs: CartServiceNeeds): Promise<void> {
  show(notice, await i18nOf(needs));
}

function show(notice: CartNotice, texts: CartI18n): void {
  toasts.show(cartToast(notice, texts));
}

async function fetchOne(packageId: string, quantity: number, anonKey: string) {
  const cartId = pageCart.read().length === 0 ? null : pageCart.id();
  const response = await fetchAvailability([{ packageId, quantity }], { anonKey, cartId });
  const availability = response?.results[0];
  if (availability === undefined) throw new Error('The shop could not be reached.');
  return availability;
}

async function i18nOf({ store, language, openCart }: CartServiceNeeds): Promise<CartI18n> {
  await store.loadAll(language, ['cart']);
  const t = store.texts(language, 'cart');
  if (t === null) throw new Error('The messages of the cart could not be loaded.');
  return { language, t, openCart };
}

import type { i18n } from 'i18next';
import { decideAdd, refuseRaise } from '#core/cart/availability.ts';
import { quantityOf, type CartPlan } from '#core/cart/cart.ts';
import type { Language } from '#core/language.ts';
import { askAvailability } from '../../api/fetch-availability.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { cartToast, type CartNotice, type CartSpeech } from './cart-toasts.ts';
import { pageCart } from './page-cart.ts';

export type DeskNeeds = Readonly<{
  anonKey: string;
  language: Language;
  i18n: i18n;
  openCart: () => void;
}>;

/** Rejects when the shop could not be asked, or its words could not be had; nothing is added then. */
export async function addPlan(plan: CartPlan, needs: DeskNeeds): Promise<void> {
  const [speech, availability] = await Promise.all([
    speechOf(needs),
    askOne(plan.packageId, 1, needs.anonKey),
  ]);
  const decision = decideAdd(pageCart.read(), plan, availability);
  if ('cart' in decision) {
    pageCart.change(() => decision.cart);
    show({ kind: decision.kind, plan }, speech);
  } else {
    show(decision, speech);
  }
}

type Raise = Readonly<{
  packageId: string;
  wanted: number;
  /** How many the shop is known to have for this cart. */
  held: () => number;
}>;

/** Whether the shop has that many; if not, the visitor is told. Rejects when it could not be asked. */
export async function confirmRaise({ packageId, wanted, held }: Raise, needs: DeskNeeds): Promise<boolean> {
  const [speech, availability] = await Promise.all([
    speechOf(needs),
    askOne(packageId, wanted, needs.anonKey),
  ]);
  const refusal = refuseRaise({ held: held(), wanted }, availability);
  if (refusal !== null && quantityOf(pageCart.read(), packageId) === wanted) show(refusal, speech);
  return refusal === null;
}

export async function sayOfCart(notice: CartNotice, needs: DeskNeeds): Promise<void> {
  show(notice, await speechOf(needs));
}

function show(notice: CartNotice, speech: CartSpeech): void {
  toasts.show(cartToast(notice, speech));
}

async function askOne(packageId: string, quantity: number, anonKey: string) {
  const cartId = pageCart.read().length === 0 ? null : pageCart.id();
  const answer = await askAvailability([{ packageId, quantity }], { anonKey, cartId });
  const availability = answer?.results[0];
  if (availability === undefined) throw new Error('The shop could not be asked.');
  return availability;
}

async function speechOf({ i18n, language, openCart }: DeskNeeds): Promise<CartSpeech> {
  await i18n.loadNamespaces('cart');
  if (!i18n.hasResourceBundle(language, 'cart')) throw new Error('The words of the cart could not be had.');
  return { language, t: i18n.getFixedT(language, 'cart'), openCart };
}

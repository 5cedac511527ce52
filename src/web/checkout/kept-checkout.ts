import * as z from 'zod/mini';

const NAME = 'checkout-left';
/** As long as a payment page can be paid. */
const KEPT_MS = 30 * 60_000;

const Kept = z.object({ email: z.string(), code: z.string(), keptUntil: z.number() });

/** What the customer typed before leaving for the payment page; empty texts where nothing was. */
export type TypedCheckout = Readonly<Omit<z.infer<typeof Kept>, 'keptUntil'>>;

const NOTHING: TypedCheckout = { email: '', code: '' };

/** Kept for this tab only: the way to the payment page and back, when the browser has to load the page again. */
export function keepCheckout({ email, code }: TypedCheckout): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ email, code, keptUntil: Date.now() + KEPT_MS }));
  } catch {
    return;
  }
}

/** After a payment. The same code may not be valid again. */
export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    return;
  }
}

export function keptCheckout(): TypedCheckout {
  try {
    const { data } = z.safeParse(Kept, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    return data !== undefined && data.keptUntil > Date.now() ? data : NOTHING;
  } catch {
    return NOTHING;
  }
}

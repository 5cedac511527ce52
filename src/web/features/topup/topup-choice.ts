import * as z from 'zod/mini';

const NAME = 'topup-choice';
/** As long as a payment page can be paid. */
const KEPT_MS = 30 * 60_000;

/** What the customer left to pay for. An ICCID is never in an address, so a typed one is kept here. */
const Choice = z.object({
  esimId: z.nullable(z.string()),
  iccid: z.nullable(z.string()),
  packageId: z.string(),
  keptUntil: z.number(),
});

export type TopupChoice = Readonly<Omit<z.infer<typeof Choice>, 'keptUntil'>>;

/** Kept for this tab only: the way to the payment page and back. */
export function keepChoice(choice: TopupChoice): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...choice, keptUntil: Date.now() + KEPT_MS }));
  } catch {
    return;
  }
}

export function forgetChoice(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    return;
  }
}

/** Null: nothing was left, or long ago. */
export function keptChoice(): TopupChoice | null {
  try {
    const { data } = z.safeParse(Choice, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    return data !== undefined && data.keptUntil > Date.now() ? data : null;
  } catch {
    return null;
  }
}

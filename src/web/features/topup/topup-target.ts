import type { MyEsim } from '#contract/account/my-esims.ts';
import type { TopupCheckoutBody } from '#contract/orders/topups.ts';

/** The eSIM that gets the top-up: one of the customer's, one whose ICCID was typed, or that of a reminder's link. */
export type TopupTarget =
  | Readonly<{ kind: 'mine'; esim: MyEsim }>
  /** Digits only. */
  | Readonly<{ kind: 'typed'; iccid: string }>
  /** `iccidEnd` null: not known, because the top-ups could not be read. */
  | Readonly<{ kind: 'linked'; linkToken: string; iccidEnd: string | null }>;

/** As the API receives it. */
export type TargetBody = TopupCheckoutBody['target'];

export function targetBody(target: TopupTarget): TargetBody {
  switch (target.kind) {
    case 'mine':
      return { esimId: target.esim.id };
    case 'typed':
      return { iccid: target.iccid };
    case 'linked':
      return { linkToken: target.linkToken };
  }
}

/** Tells targets apart. */
export function targetKey(target: TopupTarget): string {
  return Object.values(targetBody(target)).join();
}

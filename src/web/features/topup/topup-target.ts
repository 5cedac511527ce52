import type { MyEsim } from '#contract/account/my-esims.ts';

/** The eSIM that gets the top-up: one of the customer's, or one whose ICCID was typed. */
export type TopupTarget =
  | Readonly<{ kind: 'mine'; esim: MyEsim }>
  /** Digits only. */
  | Readonly<{ kind: 'typed'; iccid: string }>;

/** As the API receives it. */
export function targetBody(target: TopupTarget): Readonly<{ esimId: string }> | Readonly<{ iccid: string }> {
  return target.kind === 'mine' ? { esimId: target.esim.id } : { iccid: target.iccid };
}

/** Tells targets apart. */
export function targetKey(target: TopupTarget): string {
  return target.kind === 'mine' ? target.esim.id : target.iccid;
}

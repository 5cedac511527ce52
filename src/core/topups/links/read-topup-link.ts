import type { Clock } from '#core/clock.ts';
import { whyNoTopupPossible } from '../topup-possible.ts';
import type { LinkedEsimReader, TopupLinks } from './topup-links.ts';

type Needs = Readonly<{ topupLinks: TopupLinks; readLinkedEsim: LinkedEsimReader; clock: Clock }>;

/** The ICCID that the link of a reminder stands for. Null, without a reason: the link or its eSIM takes no top-up any more. */
export async function readTopupLink(
  { topupLinks, readLinkedEsim, clock }: Needs,
  token: string,
): Promise<string | null> {
  const now = clock.now();
  const esimId = topupLinks.esimOf(token, now);
  const esim = esimId === null ? null : await readLinkedEsim(esimId);
  return esim === null || whyNoTopupPossible(esim, now) !== null ? null : esim.iccid;
}

import { useEffect, useRef, useState } from 'react';
import type { Language } from '#core/language.ts';
import { keptCheckout, type KeptCheckout } from '../../checkout/kept-checkout.ts';
import { emptyGift, sendingDays } from '../../gifts/gift-values.ts';

/** The first values of the form: what was typed in this tab before. A day in the past becomes today. */
export function useFirstValues(language: Language) {
  const [kept] = useState(() => keptCheckout.read());
  const gift = kept?.gift ?? emptyGift(language);
  const { first } = sendingDays();
  return {
    code: kept?.code ?? '',
    isGift: kept !== null && kept.gift !== null,
    texts: { email: kept?.email ?? '', ...gift, sendOn: gift.sendOn < first ? first : gift.sendOn },
  };
}

/** Keeps what is typed in this tab, so that a reload, Back or the payment page loses nothing. */
export function useKeepCheckout(values: KeptCheckout): void {
  const kept = useRef('');
  useEffect(() => {
    const text = JSON.stringify(values);
    if (text === kept.current) return;
    kept.current = text;
    keptCheckout.keep(values);
  });
}

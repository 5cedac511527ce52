import { useEffect, useRef, useState } from 'react';
import type { Language } from '#core/language.ts';
import { keptCheckout, type KeptCheckout } from '../../checkout/kept-checkout.ts';
import { emptyGift, sendingDays } from '../../gifts/gift-values.ts';

const NOTHING: KeptCheckout = { email: '', code: '', gift: null, hasTicked: false };

/** The first values of the form: what was typed in this tab before. A day in the past becomes today. */
export function useFirstValues(language: Language) {
  const [kept] = useState(() => keptCheckout.read() ?? NOTHING);
  const { code, email, hasTicked } = kept;
  const gift = kept.gift ?? emptyGift(language);
  const { first } = sendingDays();
  const { sendOn, recipientLanguage } = gift;
  return {
    language,
    code,
    hasTicked,
    isGift: kept.gift !== null,
    isLanguageChosen: kept.gift !== null && recipientLanguage !== '',
    texts: {
      email,
      ...gift,
      recipientLanguage: recipientLanguage === '' ? language : recipientLanguage,
      sendOn: sendOn < first ? first : sendOn,
    },
  };
}

type FirstValues = ReturnType<typeof useFirstValues>;

/**
 * Keeps what is typed in this tab, so that a reload, Back or the payment page loses nothing. Returns whether a box was
 * ticked before the page was loaded again: no tick is restored.
 */
export function useKeepCheckout(first: FirstValues, typed: KeptCheckout): boolean {
  const kept = useRef('');
  useEffect(() => {
    const values = valuesToKeep(first, typed);
    const text = JSON.stringify(values);
    if (text === kept.current) return;
    kept.current = text;
    keptCheckout.keep(values);
  });
  return first.hasTicked && !typed.hasTicked;
}

/** A language that nobody chose is not kept: after a language change it is that of the page. */
function valuesToKeep(first: FirstValues, typed: KeptCheckout): KeptCheckout {
  const { gift } = typed;
  const isChosen = first.isLanguageChosen || gift?.recipientLanguage !== first.language;
  return {
    ...typed,
    gift: gift === null || isChosen ? gift : { ...gift, recipientLanguage: '' },
    hasTicked: typed.hasTicked || first.hasTicked,
  };
}

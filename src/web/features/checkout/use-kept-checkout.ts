import { useEffect, useRef, useState } from 'react';
import type { Language } from '#core/language.ts';
import { keptCheckout, type KeptCheckout } from '../../checkout/kept-checkout.ts';
import { emptyGift, sendingDays } from '../../gifts/gift-values.ts';

/** The first values of the form: what was typed in this tab before. A day in the past becomes today. */
export function useFirstValues(language: Language) {
  const [kept] = useState(() => keptCheckout.read());
  const gift = kept?.gift ?? emptyGift(language);
  const { first } = sendingDays();
  const { sendOn, recipientLanguage } = gift;
  return {
    code: kept?.code ?? '',
    isGift: kept !== null && kept.gift !== null,
    hasTicked: kept?.hasTicked ?? false,
    isLanguageChosen: kept !== null && kept.gift !== null && recipientLanguage !== '',
    texts: {
      email: kept?.email ?? '',
      ...gift,
      recipientLanguage: recipientLanguage === '' ? language : recipientLanguage,
      sendOn: sendOn < first ? first : sendOn,
    },
  };
}

type FirstValues = ReturnType<typeof useFirstValues>;

/** Keeps what is typed in this tab, so that a reload, Back or the payment page loses nothing. */
export function useKeepCheckout(typed: KeptCheckout, first: FirstValues, language: Language): void {
  const kept = useRef('');
  useEffect(() => {
    const values = valuesToKeep(typed, first, language);
    const text = JSON.stringify(values);
    if (text === kept.current) return;
    kept.current = text;
    keptCheckout.keep(values);
  });
}

/** A language that nobody chose is not kept: after a language change it is that of the page. */
function valuesToKeep(typed: KeptCheckout, first: FirstValues, language: Language): KeptCheckout {
  const { gift } = typed;
  const isChosen = first.isLanguageChosen || gift?.recipientLanguage !== language;
  return {
    ...typed,
    gift: gift === null || isChosen ? gift : { ...gift, recipientLanguage: '' },
    hasTicked: typed.hasTicked || first.hasTicked,
  };
}

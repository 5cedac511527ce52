import { useRef, useState } from 'react';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useFormsReady } from '../../forms/forms-ready.ts';
import { redeemLink, type LinkButtonOutcome } from './account-requests.ts';

type Link = Readonly<{ token: string; onSignedIn: () => Promise<void> }>;

/** The one button of a page that an emailed link opened. A second press while the first runs is ignored. */
export function useLinkButton(path: Parameters<typeof redeemLink>[0], { token, onSignedIn }: Link) {
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  useFormsReady();
  const isPressing = useRef(false);
  const [state, setState] = useState<LinkButtonOutcome | 'waiting' | 'pressing'>('waiting');
  const redeem = async () => {
    if (isPressing.current) return;
    isPressing.current = true;
    setState('pressing');
    const outcome = await redeemLink(path, token, needs);
    if (outcome === 'signed-in') await onSignedIn();
    isPressing.current = false;
    setState(outcome);
  };
  return {
    state,
    isBusy: state === 'pressing' || state === 'signed-in',
    press: () => void redeem(),
  };
}

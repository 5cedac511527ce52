import { usePress } from '../../forms/use-press.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useFormsReady } from '../../forms/forms-ready.ts';
import { redeemLink } from './account-requests.ts';

type Link = Readonly<{ token: string; onSignedIn: () => Promise<void> }>;

/** The one button of a page that an emailed link opened. */
export function useLinkButton(path: Parameters<typeof redeemLink>[0], { token, onSignedIn }: Link) {
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  useFormsReady();
  const { outcome, isBusy, press } = usePress(async () => {
    const received = await redeemLink(path, token, needs);
    if (received === 'signed-in') await onSignedIn();
    return received;
  });
  return { outcome, isBusy: isBusy || outcome === 'signed-in', press };
}

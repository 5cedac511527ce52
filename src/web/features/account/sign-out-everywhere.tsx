import { useState } from 'react';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { pageSession } from '../../session/page-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { signOutEverywhere } from './password-requests.ts';

/** Ends every session of the account. The screen then sends this browser to sign-in. */
export function SignOutEverywhere() {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const [state, setState] = useState<'waiting' | 'pressing' | 'failed'>('waiting');
  const press = async () => {
    if (state === 'pressing') return;
    setState('pressing');
    const problem = await signOutEverywhere(needs);
    if (problem === null) await pageSession.refresh();
    else setState('failed');
  };
  return (
    <>
      <h2 className="text-2xl">{t('account.everywhereHeading')}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{t('account.everywhereText')}</p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={state === 'pressing'}
        onClick={() => void press()}
      >
        {t(state === 'pressing' ? 'account.everywhereBusy' : 'account.everywhere')}
      </button>
      <p role="status" className="mt-2 text-bad empty:hidden">
        {state === 'failed' ? t('account.everywhereFailed') : null}
      </p>
    </>
  );
}

import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useGuardedMutation } from '../../queries/use-guarded-mutation.ts';
import { pageSession } from '../../session/page-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { signOutEverywhere } from './password-requests.ts';

/** Ends every session of the account. The screen then sends this browser to sign-in. */
export function SignOutEverywhere() {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const {
    data: isDone,
    isPending,
    send,
  } = useGuardedMutation({
    mutationFn: async () => {
      const problem = await signOutEverywhere(needs);
      if (problem === null) await pageSession.refresh();
      return problem === null;
    },
  });
  // Until this browser is at sign-in.
  const isBusy = isPending || isDone === true;
  return (
    <>
      <h2 className="text-2xl">{t('account.everywhereHeading')}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{t('account.everywhereText')}</p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void send();
        }}
      >
        {t(isBusy ? 'account.everywhereBusy' : 'account.everywhere')}
      </button>
      <p role="status" className="mt-2 text-bad empty:hidden">
        {isDone === false ? t('account.everywhereFailed') : null}
      </p>
    </>
  );
}

import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, MailCheck, type LucideIcon } from 'lucide-react';
import { focusShown } from '../../browser/focus-shown.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useGuardedMutation } from '../../queries/use-guarded-mutation.ts';
import { pageSession } from '../../session/page-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { confirmChange } from './address-requests.ts';
import { useShowAddress } from './use-account-address.ts';

/** A notice and the one button that uses the link. Mail programs open links; only a press changes the address. */
export function ConfirmNewAddress({ token }: Readonly<{ token: string }>) {
  const t = useMessages('new-address');
  const account = useMessages('account');
  const { problem, changedTo, isBusy, press } = useConfirmation(token);
  if (changedTo !== null)
    return (
      <Ending icon={CircleCheck} heading={t('doneTitle')}>
        {t('doneText', { email: changedTo })}
      </Ending>
    );
  if (problem === 'old-link')
    return (
      <Ending icon={CircleAlert} heading={t('oldTitle')}>
        {t('oldText')}
      </Ending>
    );
  if (problem === 'taken')
    return (
      <Ending icon={CircleAlert} heading={t('takenTitle')}>
        {t('takenText')}
      </Ending>
    );
  return (
    <section className="notice-card">
      <MailCheck aria-hidden="true" className="size-8 text-sea" />
      <p className="max-w-prose text-ink-soft">{t('confirmText')}</p>
      <button
        type="button"
        className={`max-sm:w-full ${buttonClass('primary')}`}
        aria-disabled={isBusy}
        onClick={press}
      >
        {t(isBusy ? 'confirming' : 'confirm')}
      </button>
      <p role="status" className="text-bad empty:hidden">
        {problem === 'failed' ? account('auth.magicLink.failed') : null}
      </p>
    </section>
  );
}

function useConfirmation(token: string) {
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const show = useShowAddress();
  const { data, isPending, send } = useGuardedMutation({
    mutationFn: () => confirmChange(token, needs),
    onSuccess: (result) => {
      if (typeof result !== 'string') show(result);
      // The new address is shown everywhere; an ended session leads to sign-in and back.
      if (typeof result !== 'string' || result === 'signed-out') void pageSession.refresh();
    },
  });
  const first = token === '' ? 'old-link' : null;
  return {
    problem: typeof data === 'string' ? data : first,
    changedTo: typeof data === 'object' ? data.email : null,
    isBusy: isPending,
    press: () => void send(),
  };
}

type EndingProperties = Readonly<{ icon: LucideIcon; heading: string; children: ReactNode }>;

function Ending({ icon: Icon, heading, children }: EndingProperties) {
  const t = useMessages('new-address');
  return (
    <section ref={focusShown} tabIndex={-1} role="status" className="notice-card outline-none">
      <Icon aria-hidden="true" className="size-8 text-sea" />
      <h2 className="text-2xl">{heading}</h2>
      <p className="max-w-prose wrap-anywhere text-ink-soft">{children}</p>
      <LocalizedLink to="/dashboard/account" className={`max-sm:w-full ${buttonClass('primary')}`}>
        {t('toAccount')}
      </LocalizedLink>
    </section>
  );
}

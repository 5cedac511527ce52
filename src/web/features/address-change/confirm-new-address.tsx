import { useRef, useState, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, MailCheck, type LucideIcon } from 'lucide-react';
import { focusShown } from '../../browser/focus-shown.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { pageSession } from '../../session/page-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { confirmChange, type ConfirmProblem } from './address-requests.ts';
import { useShowAddress } from './use-account-address.ts';

/** A notice and the one button that uses the link. Mail programs open links; only a press changes the address. */
export function ConfirmNewAddress({ token }: Readonly<{ token: string }>) {
  const t = useMessages('new-address');
  const account = useMessages('account');
  const { state, changedTo, isBusy, press } = useConfirmation(token);
  if (changedTo !== null)
    return (
      <Ending icon={CircleCheck} heading={t('doneTitle')}>
        {t('doneText', { email: changedTo })}
      </Ending>
    );
  if (state === 'old-link')
    return (
      <Ending icon={CircleAlert} heading={t('oldTitle')}>
        {t('oldText')}
      </Ending>
    );
  if (state === 'taken')
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
        {state === 'failed' ? account('auth.magicLink.failed') : null}
      </p>
    </section>
  );
}

/** A second press while the first runs is ignored. */
function useConfirmation(token: string) {
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const show = useShowAddress();
  const isPressing = useRef(false);
  const [state, setState] = useState<ConfirmProblem | 'waiting' | 'pressing'>(
    token === '' ? 'old-link' : 'waiting',
  );
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const confirm = async () => {
    if (isPressing.current) return;
    isPressing.current = true;
    setState('pressing');
    const result = await confirmChange(token, needs);
    isPressing.current = false;
    setState(typeof result === 'string' ? result : 'waiting');
    if (typeof result !== 'string') {
      setChangedTo(result.email);
      show(result);
    }
    // The new address is shown everywhere; an ended session leads to sign-in and back.
    if (typeof result !== 'string' || result === 'signed-out') await pageSession.refresh();
  };
  return { state, changedTo, isBusy: state === 'pressing', press: () => void confirm() };
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

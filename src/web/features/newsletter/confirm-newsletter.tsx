import { CircleCheck, MailCheck } from 'lucide-react';
import { focusShown } from '../../browser/focus-shown.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { LinkFailure, UnknownLink } from '../../mail-links/link-states.tsx';
import { useGuardedMutation } from '../../queries/use-guarded-mutation.ts';
import { buttonClass } from '../../ui/button.tsx';
import { confirmNewsletter } from './newsletter-requests.ts';

/** The link of a confirmation. Mail scanners open links; only a press of the button subscribes. */
export function ConfirmNewsletter({ token }: Readonly<{ token: string }>) {
  const t = useMessages('subscriptions');
  const { anonKey } = usePageFacts();
  const { data, error, isPending, send } = useGuardedMutation({
    mutationFn: () => confirmNewsletter(token, anonKey),
  });
  if (data?.state === 'unknown') return <UnknownLink />;
  if (data?.state === 'confirmed')
    return (
      <section className="notice-card">
        <div ref={focusShown} tabIndex={-1} role="status" className="grid gap-3 outline-none">
          <CircleCheck aria-hidden="true" className="size-8 text-good" />
          <h2 className="text-2xl">{t('confirm.doneTitle')}</h2>
          <p className="max-w-prose text-ink-soft">{t('confirm.doneText')}</p>
        </div>
        <LocalizedLink to="/plans" className={buttonClass('quiet')}>
          {t('confirm.plans')}
        </LocalizedLink>
      </section>
    );
  return (
    <section className="notice-card">
      <MailCheck aria-hidden="true" className="size-8 text-sea" />
      <p className="max-w-prose">{t('confirm.text')}</p>
      <button
        type="button"
        className={`max-sm:w-full ${buttonClass('primary')}`}
        aria-disabled={isPending}
        onClick={() => void send()}
      >
        {t(isPending ? 'busy' : 'confirm.button')}
      </button>
      <LinkFailure error={error} />
    </section>
  );
}

import { useSearchParams } from 'react-router';
import { MailCheck } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { sendMagicLink } from './account-requests.ts';
import { EmailTextField } from './email-text-field.tsx';
import { focusShown } from '../../browser/focus-shown.ts';
import { useMailRequest } from './use-mail-request.ts';

type Properties = Readonly<{ email: string; button: string }>;

/** Sends a sign-in link. It shows the same result for every address. */
export function SendLinkForm({ email, button }: Properties) {
  const t = useMessages('account');
  const next = useSearchParams()[0].get('next');
  const { form, send, sentTo, again } = useMailRequest(email, async (address, needs) => {
    const outcome = await sendMagicLink({ email: address, next }, needs);
    return outcome === 'sent'
      ? null
      : t(outcome === 'too-many' ? 'auth.error.tooMany' : 'auth.error.unexpected');
  });
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={again} />;
  return (
    <form {...form.frame} className="grid w-full max-w-md gap-4" onSubmit={send}>
      <EmailTextField {...form.text('email')} />
      <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
        {button}
      </button>
      <p role="status" className="text-bad empty:hidden">
        {form.problem}
      </p>
    </form>
  );
}

export function LinkSent({ email, onAgain }: Readonly<{ email: string; onAgain: () => void }>) {
  const t = useMessages('account');
  return (
    <div ref={focusShown} tabIndex={-1} role="status" className="grid justify-items-start gap-3 outline-none">
      <MailCheck aria-hidden="true" className="size-8 text-good" />
      <h2 className="text-2xl">{t('auth.sent.title')}</h2>
      <p className="max-w-prose text-ink-soft">{t('auth.sent.text', { email })}</p>
      <button type="button" className={buttonClass('quiet')} onClick={onAgain}>
        {t('auth.sent.again')}
      </button>
    </div>
  );
}

import { useSearchParams } from 'react-router';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { sendMagicLink } from './account-requests.ts';
import { EmailTextField } from './email-text-field.tsx';
import { LinkSent } from './link-sent.tsx';
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
  if (sentTo !== null) return <LinkSent email={sentTo} onOther={again} />;
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

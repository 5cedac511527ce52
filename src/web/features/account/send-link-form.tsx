import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { SignInLinkFields } from '#contract/forms.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { sendMagicLink } from './account-requests.ts';
import { EmailTextField } from './email-text-field.tsx';
import { focusShown } from './focus-shown.ts';

type Properties = Readonly<{ email: string; button: string }>;

/** Sends a sign-in link. It shows the same result for every address. */
export function SendLinkForm({ email, button }: Properties) {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ texts: { email }, ticks: {} });
  const send = form.handle({
    schema: SignInLinkFields,
    send: async (input) => {
      const outcome = await sendMagicLink(input.email, needs);
      if (outcome !== 'sent') {
        return {
          message: t(outcome === 'too-many' ? 'auth.error.tooMany' : 'auth.error.unexpected'),
          fields: [],
        };
      }
      setSentTo(input.email);
      return null;
    },
  });
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
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

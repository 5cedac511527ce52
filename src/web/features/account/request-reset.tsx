import { useState } from 'react';
import { SignInLinkFields } from '#contract/forms.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmailTextField } from './email-text-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { passwordProblemText } from './password-problem-text.ts';
import { requestPasswordReset } from './password-requests.ts';

type Properties = Readonly<{ email: string; onEmail?: (email: string) => void }>;

/** Sends a link to choose a new password. It shows the same result for every address. */
export function RequestReset({ email, onEmail }: Properties) {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ texts: { email }, ticks: {} });
  const send = form.handle({
    schema: SignInLinkFields,
    send: async (input) => {
      const problem = await requestPasswordReset(input.email, needs);
      if (problem !== null) return { message: passwordProblemText(problem, t), fields: [] };
      setSentTo(input.email);
      return null;
    },
  });
  if (sentTo !== null)
    return <MailSent title={t('auth.reset.sentTitle')} text={t('auth.reset.sentText', { email: sentTo })} />;
  return (
    <form {...form.frame} className="notice-card justify-items-stretch gap-4" onSubmit={send}>
      <p className="text-ink-soft">{t('auth.reset.text')}</p>
      <EmailTextField {...form.text('email')} {...(onEmail === undefined ? {} : { onTyped: onEmail })} />
      <FormProblem id={form.problemId} problem={form.problem} />
      <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
        {form.isBusy ? t('auth.reset.busy') : t('auth.reset.button')}
      </button>
    </form>
  );
}

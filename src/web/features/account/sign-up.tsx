import { useState } from 'react';
import { SignUpFields } from '#contract/forms.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmailTextField } from './email-text-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';
import { isAboutPassword, passwordProblemText } from './password-problem-text.ts';
import { signUp, type PasswordProblem } from './password-requests.ts';

type Properties = Readonly<{ email: string; onEmail: (email: string) => void }>;

/** Creates an account. Its first sign-in needs the confirmation link in the email. */
export function SignUp({ email, onEmail }: Properties) {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ texts: { email, password: '', repeat: '' }, ticks: {} });
  const send = form.handle({
    schema: SignUpFields,
    send: async (input) => {
      const problem = await signUp(input, needs);
      if (problem !== null) return { message: passwordProblemText(problem, t), fields: fieldsOf(problem) };
      setSentTo(input.email);
      return null;
    },
  });
  if (sentTo !== null)
    return (
      <MailSent title={t('auth.signUp.sentTitle')} text={t('auth.signUp.sentText', { email: sentTo })} />
    );
  return (
    <>
      <form {...form.frame} className="notice-card justify-items-stretch gap-4" onSubmit={send}>
        <EmailTextField {...form.text('email')} onTyped={onEmail} />
        <NewPasswordInputs
          label={t('auth.password')}
          password={form.text('password')}
          repeat={form.text('repeat')}
        />
        <FormProblem id={form.problemId} problem={form.problem} />
        <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
          {form.isBusy ? t('auth.signUp.busy') : t('auth.signUp.button')}
        </button>
      </form>
      <p className="mt-6 max-w-prose text-ink-soft">{t('auth.note')}</p>
    </>
  );
}

function fieldsOf(problem: PasswordProblem): readonly ('email' | 'password')[] {
  if (problem.kind === 'known-address') return ['email'];
  return isAboutPassword(problem) ? ['password'] : [];
}

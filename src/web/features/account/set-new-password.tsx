import { useState } from 'react';
import { NewPasswordFields } from '#contract/forms.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { pageSession } from '../../session/page-session.ts';
import { focusShown } from '../../browser/focus-shown.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { isAboutPassword, passwordProblemText } from './password-problem-text.ts';
import { resetPassword } from './password-requests.ts';
import { PasswordSaved } from './password-saved.tsx';
import { RequestReset } from './request-reset.tsx';

/** A new password with the token of a reset email. A token that is no longer valid is replaced by a new email. */
export function SetNewPassword({ token, email }: Readonly<{ token: string; email: string }>) {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const [result, setResult] = useState<'saved' | 'old-link' | null>(null);
  const form = useForm({ texts: { password: '', repeat: '' }, ticks: {} });
  const save = form.handle({
    schema: NewPasswordFields,
    send: async ({ password }) => {
      const problem = await resetPassword({ token, password }, needs);
      if (problem === null) await pageSession.refresh();
      if (problem === null || problem.kind === 'old-link') {
        setResult(problem === null ? 'saved' : 'old-link');
        return null;
      }
      return {
        message: passwordProblemText(problem, t),
        fields: isAboutPassword(problem) ? ['password'] : [],
      };
    },
  });
  if (result === 'saved') return <PasswordSaved />;
  if (result === 'old-link') return <OldResetLink email={email} />;
  return (
    <NewPasswordForm
      form={form}
      password={form.text('password')}
      repeat={form.text('repeat')}
      onSubmit={save}
    />
  );
}

export function OldResetLink({ email }: Readonly<{ email: string }>) {
  const t = useMessages('account');
  return (
    <>
      <section ref={focusShown} tabIndex={-1} className="mb-6 outline-none" role="alert">
        <h2 className="text-2xl">{t('auth.newPassword.oldTitle')}</h2>
        <p className="mt-2 text-ink-soft">{t('auth.newPassword.oldText')}</p>
      </section>
      <RequestReset email={email} />
    </>
  );
}

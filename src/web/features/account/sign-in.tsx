import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Mail } from 'lucide-react';
import { SignInFields, SignInLinkFields } from '#contract/forms.ts';
import { MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import type { Translate } from '#messages/translate.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { sendMagicLink, signInByPassword, type SignInProblem } from './account-requests.ts';
import { EmailTextField } from './email-text-field.tsx';
import { LinkSent } from './link-sent.tsx';
import { PasswordTextField } from './password-text-field.tsx';

type Properties = Readonly<{
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: () => Promise<void>;
}>;

/**
 * Two ways to sign in with an email address: a link by email, which always works and is first because an account that a
 * payment created has no password, or a password.
 */
export function SignIn({ email, onEmail, onSignedIn }: Properties) {
  const t = useMessages('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSignIn(email, { onSignedIn, onSent: setSentTo });
  if (sentTo !== null) {
    return (
      <div className="notice-card">
        <LinkSent email={sentTo} onOther={() => setSentTo(null)} />
      </div>
    );
  }
  const password = form.text('password');
  // Enter in the email field stands for the button below it, unless a password is filled in.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const isInEmail = event.currentTarget.elements.namedItem('email') === document.activeElement;
    if (isInEmail && password.value === '') form.sendLink(event);
    else form.signIn(event);
  };
  return (
    <>
      <form {...form.frame} className="notice-card justify-items-stretch gap-4" onSubmit={submit}>
        <EmailTextField {...form.text('email')} onTyped={onEmail} />
        <div className="grid gap-2">
          <button
            type="button"
            className={buttonClass('primary')}
            aria-disabled={form.isBusy}
            onClick={form.sendLink}
          >
            <Mail aria-hidden="true" className="size-5 max-sm:hidden" />
            {t('auth.sendLink')}
          </button>
          <p className="text-sm text-ink-soft">{t('auth.linkText')}</p>
        </div>
        <h2 className="mt-2 border-t-2 border-dashed border-line pt-5 text-lg">{t('auth.byPassword')}</h2>
        <PasswordTextField
          {...password}
          label={t('auth.password')}
          autoComplete="current-password"
          message={
            password.value === ''
              ? t('auth.field.passwordMissing')
              : t('auth.field.passwordShort', { fewest: MIN_PASSWORD_LENGTH })
          }
        />
        <FormProblem id={form.problemId} problem={form.problem} />
        <button type="submit" className={buttonClass('quiet')} aria-disabled={form.isBusy}>
          {form.isBusy ? t('auth.signingIn') : t('auth.signIn')}
        </button>
      </form>
      <p className="mt-6 max-w-prose text-ink-soft">{t('auth.note')}</p>
    </>
  );
}

type Results = Readonly<{ onSignedIn: () => Promise<void>; onSent: (email: string) => void }>;

function useSignIn(email: string, { onSignedIn, onSent }: Results) {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const next = useSearchParams()[0].get('next');
  const form = useForm({ texts: { email, password: '' }, ticks: {} });
  const signIn = form.handle({
    schema: SignInFields,
    send: async (credentials) => {
      const outcome = await signInByPassword(credentials, needs);
      if (outcome.kind === 'signed-in') {
        await onSignedIn();
        return null;
      }
      return {
        message: problemText(outcome, t),
        fields: outcome.kind === 'invalid' ? ['password', 'email'] : [],
      };
    },
  });
  const sendLink = form.handle({
    schema: SignInLinkFields,
    send: async (input) => {
      const outcome = await sendMagicLink({ email: input.email, next }, needs);
      if (outcome !== 'sent') return { message: problemText({ kind: outcome }, t), fields: [] };
      onSent(input.email);
      return null;
    },
  });
  return { ...form, signIn, sendLink };
}

function problemText(problem: SignInProblem, t: Translate<'account'>): string {
  switch (problem.kind) {
    case 'invalid':
      return t('auth.error.invalid');
    case 'unconfirmed':
      return t('auth.error.unconfirmed');
    case 'disabled':
      return t('auth.error.disabled');
    case 'too-many':
      return t('auth.error.tooMany');
    case 'account-limited':
      return t('auth.error.accountLimited');
    case 'unreachable':
      return t('auth.error.unexpected');
    case 'refused':
      return problem.message ?? t('auth.error.unexpected');
  }
}

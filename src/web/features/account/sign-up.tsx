import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SignUpFields } from '#contract/forms.ts';
import { authTabPath } from '#core/accounts/auth-view.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { useForm } from '../../forms/use-form.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { RichMessage } from '../../forms/rich-message.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { pageSession } from '../../session/page-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { signInByPassword, type AccountNeeds, type LinkOutcome } from './account-requests.ts';
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
  const [query] = useSearchParams();
  const path = useLocalizedPath();
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
  if (sentTo !== null) {
    const { password } = form.texts;
    return (
      <div className="notice-card">
        <MailSent
          title={t('auth.signUp.sentTitle')}
          text={t('auth.signUp.sentText', { email: sentTo })}
          sentAgain={t('auth.signUp.sentAgain')}
          sendAgain={() => confirmAgain({ email: sentTo, password }, needs)}
          onOther={() => setSentTo(null)}
        />
      </div>
    );
  }
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
        {form.problem === t('auth.signUp.known') ? (
          // The tab keeps the address that was typed.
          <Link
            to={path(authTabPath('signin', query))}
            className="justify-self-start font-semibold text-sea underline"
          >
            {t('auth.signUp.knownLink')}
          </Link>
        ) : null}
        <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
          {form.isBusy ? t('auth.signUp.busy') : t('auth.signUp.button')}
        </button>
        <p className="text-sm text-ink-soft">
          <RichMessage
            namespace="account"
            message="auth.signUp.legal"
            components={{
              terms: <LocalizedLink to="/terms-of-service" className="text-sea underline" />,
              privacy: <LocalizedLink to="/privacy-policy" className="text-sea underline" />,
            }}
          />
        </p>
      </form>
      <p className="mt-6 max-w-prose text-ink-soft">
        <RichMessage
          namespace="account"
          message="auth.signUp.bought"
          components={{
            signin: <Link to={path(authTabPath('signin', query))} className="text-sea underline" />,
          }}
        />
      </p>
    </>
  );
}

/** The shop sends a new confirmation to an unconfirmed account whose password is correct. */
async function confirmAgain(
  credentials: Readonly<{ email: string; password: string }>,
  needs: AccountNeeds,
): Promise<LinkOutcome> {
  const { kind } = await signInByPassword(credentials, needs);
  // It was confirmed in the meantime, on another device.
  if (kind === 'signed-in') await pageSession.refresh();
  if (kind === 'unconfirmed' || kind === 'signed-in') return 'sent';
  return kind === 'too-many' || kind === 'account-limited' ? 'too-many' : 'unreachable';
}

function fieldsOf(problem: PasswordProblem): readonly ('email' | 'password')[] {
  if (problem.kind === 'known-address') return ['email'];
  return isAboutPassword(problem) ? ['password'] : [];
}

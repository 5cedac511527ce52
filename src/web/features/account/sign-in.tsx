import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { sendMagicLink, signInByPassword, type SignInProblem } from './account-requests.ts';
import { LinkSent } from './send-link-form.tsx';
import { TextField } from './text-field.tsx';

const SHORTEST_PASSWORD = 6;

type Properties = Readonly<{ email: string; onSignedIn: () => Promise<void> }>;

/** Two ways to sign in with an email address: a password, if one was set, or a link by email, which always works. */
export function SignIn({ email, onSignedIn }: Properties) {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const troubleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const attempt = async (run: () => Promise<SignInProblem | null>) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    setProblem(await run());
    setIsBusy(false);
  };
  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    await attempt(async () => {
      const outcome = await signInByPassword(typed, needs);
      if (outcome.kind !== 'signed-in') return outcome;
      await onSignedIn();
      return null;
    });
  };
  const sendLink = async () => {
    const field = form.current?.elements.namedItem('email');
    if (form.current === null || !(field instanceof HTMLInputElement) || !field.reportValidity()) return;
    const typed = readForm(form.current);
    await attempt(async () => {
      const outcome = await sendMagicLink(typed.email, needs);
      if (outcome !== 'sent') return { kind: outcome };
      setSentTo(typed.email);
      return null;
    });
  };

  const described =
    problem?.kind === 'invalid' ? { 'aria-invalid': true, 'aria-describedby': troubleId } : {};
  if (sentTo !== null) {
    return (
      <div className="notice-card">
        <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
      </div>
    );
  }
  return (
    <form ref={form} className="notice-card justify-items-stretch" onSubmit={(event) => void signIn(event)}>
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        defaultValue={email}
        {...described}
      />
      <TextField
        label={t('auth.password')}
        name="password"
        type="password"
        required
        minLength={SHORTEST_PASSWORD}
        autoComplete="current-password"
        {...described}
      />
      <p id={troubleId} role="alert" className="font-semibold text-bad empty:hidden">
        <ProblemText problem={problem} />
      </p>
      <button type="submit" className={buttonClass('primary')} aria-disabled={isBusy}>
        {isBusy ? t('auth.signingIn') : t('auth.signIn')}
      </button>
      <p className="mt-3 border-t-2 border-dashed border-line pt-5 text-ink-soft">{t('auth.or')}</p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => void sendLink()}
      >
        {t('auth.sendLink')}
      </button>
    </form>
  );
}

function ProblemText({ problem }: Readonly<{ problem: SignInProblem | null }>) {
  const t = useMessages('account');
  if (problem === null) return null;
  switch (problem.kind) {
    case 'invalid':
      return t('auth.error.invalid');
    case 'unconfirmed':
      return t('auth.error.unconfirmed');
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

function readForm(form: HTMLFormElement): Readonly<{ email: string; password: string }> {
  const data = new FormData(form);
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: read('email').trim(), password: read('password') };
}

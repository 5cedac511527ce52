import { usePageFacts } from '../../document/page-facts.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { LinkOutcome } from './account-requests.ts';
import { EmailTextField } from './email-text-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { passwordProblemText } from './password-problem-text.ts';
import { requestPasswordReset, type PasswordProblem } from './password-requests.ts';
import { useMailRequest } from './use-mail-request.ts';

type Properties = Readonly<{ email: string; onEmail?: (email: string) => void }>;

/** Sends a link to choose a new password. It shows the same result for every address. */
export function RequestReset({ email, onEmail }: Properties) {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const { form, send, sentTo, again } = useMailRequest(email, async (address) => {
    const problem = await requestPasswordReset(address, needs);
    return problem === null ? null : passwordProblemText(problem, t);
  });
  if (sentTo !== null)
    return (
      <div className="notice-card">
        <MailSent
          title={t('auth.reset.sentTitle')}
          text={t('auth.reset.sentText', { email: sentTo })}
          sentAgain={t('auth.sent.sentAgain')}
          sendAgain={async () => outcomeOf(await requestPasswordReset(sentTo, needs))}
          onOther={again}
        />
      </div>
    );
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

function outcomeOf(problem: PasswordProblem | null): LinkOutcome {
  if (problem === null) return 'sent';
  return problem.kind === 'too-many' ? 'too-many' : 'unreachable';
}

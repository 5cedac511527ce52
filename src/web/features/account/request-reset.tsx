import { FormProblem } from '../../forms/form-problem.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmailTextField } from './email-text-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { passwordProblemText } from './password-problem-text.ts';
import { requestPasswordReset } from './password-requests.ts';
import { useMailRequest } from './use-mail-request.ts';

type Properties = Readonly<{ email: string; onEmail?: (email: string) => void }>;

/** Sends a link to choose a new password. It shows the same result for every address. */
export function RequestReset({ email, onEmail }: Properties) {
  const t = useMessages('account');
  const { form, send, sentTo } = useMailRequest(email, async (address, needs) => {
    const problem = await requestPasswordReset(address, needs);
    return problem === null ? null : passwordProblemText(problem, t);
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

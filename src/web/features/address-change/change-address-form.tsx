import { SignInLinkFields } from '#contract/forms.ts';
import styles from '../../checkout/checkout.css?url';
import { EmailField } from '../../checkout/email-field.tsx';
import { focusShown } from '../../browser/focus-shown.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { pageSession } from '../../session/page-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { requestChange, type ChangeProblem } from './address-requests.ts';
import { useShowAddress } from './use-account-address.ts';

type Properties = Readonly<{ onClose: () => void; onSignInAgain: () => void }>;

/** Asks for the new address, as the checkout does. */
export function ChangeAddressForm({ onClose, onSignInAgain }: Properties) {
  const t = useMessages('new-address');
  const account = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const show = useShowAddress();
  const form = useForm({ texts: { email: '' }, ticks: {} });
  const explain = async (problem: ChangeProblem) => {
    if (problem === 'sign-in-again') onSignInAgain();
    if (problem === 'signed-out') await pageSession.refresh();
    if (problem === 'same-address') return t('same');
    return problem === 'too-many' ? account('auth.error.tooMany') : t('failed');
  };
  const submit = form.handle({
    schema: SignInLinkFields,
    send: async ({ email }) => {
      const result = await requestChange(email, needs);
      if (typeof result === 'string') return { message: await explain(result), fields: [] };
      show(result);
      return null;
    },
  });
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <form {...form.frame} className="mt-4 grid gap-3" onSubmit={submit}>
        <div ref={focusFirstField}>
          <EmailField {...form.text('email')} isFixed={false} label={t('field')} hint={t('hint')} />
        </div>
        <FormProblem id={form.problemId} problem={form.problem} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
            {t(form.isBusy ? 'sending' : 'send')}
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={onClose}>
            {t('keep')}
          </button>
        </div>
      </form>
    </>
  );
}

/** The form replaces the pressed button. */
function focusFirstField(element: HTMLElement | null): void {
  focusShown(element?.querySelector('input') ?? null);
}

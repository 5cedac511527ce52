import { SignInLinkFields } from '#contract/forms.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { deleteAccount } from './my-data-requests.ts';

type Properties = Readonly<{
  email: string;
  onDeleted: () => Promise<void>;
  /** Something must be done first that the screen did not know. */
  onChanged: () => Promise<void>;
}>;

/** Deletes the account once its address is typed. */
export function ConfirmDeletion({ email, onDeleted, onChanged }: Properties) {
  const t = useMessages('my-data');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const form = useForm({ texts: { email: '' }, ticks: {} });
  const submit = form.handle({
    schema: SignInLinkFields,
    send: async ({ email: typed }) => {
      const result = await deleteAccount(typed, needs);
      if (result === 'other-address') return { message: null, fields: ['email'] };
      if (result === 'failed') return { message: t('delete.error'), fields: [] };
      await (result === 'deleted' ? onDeleted() : onChanged());
      return null;
    },
  });
  return (
    <section>
      <h2 className="text-2xl">{t('delete.confirmHeading')}</h2>
      <p className="mt-2 mb-4">{t('delete.confirmText', { email })}</p>
      <form {...form.frame} className="notice-card justify-items-stretch gap-4" onSubmit={submit}>
        <TextField
          {...form.text('email')}
          type="email"
          autoComplete="off"
          label={t('delete.field')}
          message={t('delete.fieldWrong')}
        />
        <FormProblem id={form.problemId} problem={form.problem} />
        <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
          {form.isBusy ? t('delete.busy') : t('delete.button')}
        </button>
      </form>
    </section>
  );
}

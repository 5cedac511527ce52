import type { ReactNode, SubmitEventHandler } from 'react';
import { FormProblem } from '../../forms/form-problem.tsx';
import type { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';

type Properties = Readonly<{
  form: Pick<ReturnType<typeof useForm>, 'frame' | 'problem' | 'problemId' | 'isBusy'>;
  password: Parameters<typeof NewPasswordInputs>[0]['password'];
  repeat: Parameters<typeof NewPasswordInputs>[0]['repeat'];
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Fields before the new password. */
  children?: ReactNode;
}>;

/** A form that saves a new password. */
export function NewPasswordForm({ form, password, repeat, onSubmit, children }: Properties) {
  const t = useMessages('account');
  return (
    <form {...form.frame} className="notice-card justify-items-stretch gap-4" onSubmit={onSubmit}>
      {children}
      <NewPasswordInputs label={t('auth.field.newPassword')} password={password} repeat={repeat} />
      <FormProblem id={form.problemId} problem={form.problem} />
      <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
        {form.isBusy ? t('auth.newPassword.busy') : t('auth.newPassword.button')}
      </button>
    </form>
  );
}

import { useState } from 'react';
import { ChangePasswordFields, NewPasswordFields } from '#contract/forms.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { pageSession } from '../../session/page-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordTextField } from './password-text-field.tsx';
import { isAboutPassword, passwordProblemText } from './password-problem-text.ts';
import {
  changePassword,
  fetchPasswordState,
  setFirstPassword,
  type PasswordProblem,
} from './password-requests.ts';

type Saved = Readonly<{ onSaved: (hadPassword: boolean) => void }>;

/** The password of the signed-in customer: changes it with the current one, or sets the first one. */
export function OwnPassword({ onSaved }: Saved) {
  const t = useMessages('account');
  const [saves, setSaves] = useState(0);
  const { data: hasPassword, isPending, refetch } = useMyQuery(['password-state'], fetchPasswordState);
  if (isPending)
    return (
      <div role="status">
        <span className="sr-only">{t('account.loading')}</span>
        <Skeleton className="h-8 w-64" />
        <Skeleton className="mt-3 mb-4 h-6 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    );
  if (hasPassword === undefined)
    return (
      <div role="alert" className="notice-card">
        <p>{t('account.failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          {t('account.retry')}
        </button>
      </div>
    );
  const saved = async () => {
    await pageSession.refresh();
    onSaved(hasPassword);
    setSaves(saves + 1);
    await refetch();
  };
  // A new form after each saved password, so that no password stays in a field.
  return (
    <>
      <h2 className="text-2xl">{t(hasPassword ? 'account.changeHeading' : 'account.setHeading')}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{t(hasPassword ? 'account.changeText' : 'account.setText')}</p>
      <PasswordForm key={saves} hasPassword={hasPassword} onSaved={saved} />
    </>
  );
}

type FormProperties = Readonly<{ hasPassword: boolean; onSaved: () => Promise<void> }>;

function PasswordForm({ hasPassword, onSaved }: FormProperties) {
  const t = useMessages('account');
  const form = usePasswordForm(onSaved);
  return (
    <NewPasswordForm
      form={form}
      password={form.text('password')}
      repeat={form.text('repeat')}
      onSubmit={hasPassword ? form.change : form.setFirst}
    >
      {hasPassword ? (
        <PasswordTextField
          {...form.text('current')}
          label={t('auth.field.current')}
          autoComplete="current-password"
          message={t('auth.field.passwordMissing')}
        />
      ) : null}
    </NewPasswordForm>
  );
}

function usePasswordForm(onSaved: () => Promise<void>) {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const form = useForm({ texts: { current: '', password: '', repeat: '' }, ticks: {} });
  const finish = async (problem: PasswordProblem | null) => {
    if (problem === null) {
      await onSaved();
      return null;
    }
    return { message: passwordProblemText(problem, t), fields: fieldsOf(problem) };
  };
  return {
    ...form,
    change: form.handle({
      schema: ChangePasswordFields,
      send: async (input) => finish(await changePassword(input, needs)),
    }),
    setFirst: form.handle({
      schema: NewPasswordFields,
      send: async ({ password }) => finish(await setFirstPassword(password, needs)),
    }),
  };
}

function fieldsOf(problem: PasswordProblem): readonly ('current' | 'password')[] {
  if (problem.kind === 'wrong-current') return ['current'];
  return isAboutPassword(problem) ? ['password'] : [];
}

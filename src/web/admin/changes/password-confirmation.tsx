import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { ConfirmPasswordFields } from '#contract/forms.ts';
import { createApiClient } from '../../api/api-client.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { codeOf, refusalOf } from '../frame/admin-client.ts';

/** Asks for the password; resolves to whether it was confirmed. */
type RequestPassword = () => Promise<boolean>;
const PasswordRequestContext = createContext<RequestPassword>(() => Promise.resolve(false));

/**
 * Runs a request that needs a recent sign-in. If the server asks for the password, the person types it and the request
 * is sent again. Without the password it rejects with the code `confirm-password`: nothing was done, say nothing.
 */
export function useConfirmed(): <Value>(send: () => Promise<Value>) => Promise<Value> {
  const requestPassword = use(PasswordRequestContext);
  return async (send) => {
    try {
      return await send();
    } catch (error) {
      if (codeOf(error) !== 'confirm-password' || !(await requestPassword())) throw error;
      return send();
    }
  };
}

/** Provides the one dialog that asks for the password, over any screen. */
export function PasswordConfirmation({ children }: Readonly<{ children: ReactNode }>) {
  const t = useMessages('admin');
  const [requests, setRequests] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null);
  const requestPassword: RequestPassword = () => {
    setRequests((count) => count + 1);
    setIsOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const end = (isConfirmed: boolean) => {
    setIsOpen(false);
    answer.current?.(isConfirmed);
    answer.current = null;
  };
  return (
    <PasswordRequestContext value={requestPassword}>
      {children}
      <Sheet
        title={t('confirm.title')}
        closeLabel={t('confirm.close')}
        isOpen={isOpen}
        variant="middle"
        onClose={() => end(false)}
      >
        {/* A new form each time, so that no password stays in a field. */}
        <PasswordForm key={requests} onConfirmed={() => end(true)} />
      </Sheet>
    </PasswordRequestContext>
  );
}

function PasswordForm({ onConfirmed }: Readonly<{ onConfirmed: () => void }>) {
  const t = useMessages('admin');
  const { anonKey } = usePageFacts();
  const form = useForm({ texts: { password: '' }, ticks: {} });
  const send = async ({ password }: Readonly<{ password: string }>) => {
    const code = await sendPassword(anonKey, password);
    if (code === null) {
      onConfirmed();
      return null;
    }
    return { message: t(PROBLEMS[code] ?? 'confirm.failed'), fields: ['password' as const] };
  };
  return (
    <form
      {...form.frame}
      className="admin-form"
      onSubmit={form.handle({ schema: ConfirmPasswordFields, send })}
    >
      <p>{t('confirm.text')}</p>
      <TextField
        {...form.text('password')}
        label={t('confirm.field')}
        type="password"
        autoComplete="current-password"
        message={t('confirm.missing')}
      />
      <FormProblem id={form.problemId} problem={form.problem} />
      <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
        {t(form.isBusy ? 'confirm.busy' : 'confirm.button')}
      </button>
    </form>
  );
}

const PROBLEMS: Readonly<Record<string, 'confirm.wrong' | 'confirm.noPassword' | 'confirm.tooMany'>> = {
  'wrong-password': 'confirm.wrong',
  'no-password': 'confirm.noPassword',
  'too-many-requests': 'confirm.tooMany',
};

/** Null after success, otherwise why not. */
async function sendPassword(anonKey: string, password: string): Promise<string | null> {
  try {
    const response = await createApiClient({ anonKey }).api.me['confirm-password'].$post({
      json: { password },
    });
    return response.status === 200 ? null : (await refusalOf(response)).code;
  } catch {
    return '';
  }
}

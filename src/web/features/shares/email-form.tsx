import { Mail } from 'lucide-react';
import { SignInLinkFields } from '#contract/forms.ts';
import { focusFirstOnMount } from '../../browser/move-focus.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useSession } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{ isBusy: boolean; onSend: (email: string) => void; onBack: () => void }>;

/** Sends the link by an email of the shop. */
export function EmailForm({ isBusy, onSend, onBack }: Properties) {
  const t = useMessages('shares');
  const session = useSession();
  const own = session.kind === 'signed-in' ? session.session.email : '';
  const form = useForm({ texts: { email: '' }, ticks: {} });
  const submit = form.handle({
    schema: SignInLinkFields,
    send: ({ email }) => {
      onSend(email);
      return Promise.resolve(null);
    },
  });
  return (
    <form {...form.frame} className="grid gap-3" onSubmit={submit}>
      <div ref={focusFirstOnMount}>
        <TextField
          {...form.text('email')}
          label={t('email.label')}
          type="email"
          autoComplete="off"
          maxLength={254}
          message={t('email.invalid')}
        />
      </div>
      <p className="text-sm text-ink-soft">{t('email.note', { email: own })}</p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={isBusy} className={buttonClass('primary')}>
          <Mail aria-hidden="true" className="size-5" />
          {t(isBusy ? 'email.sending' : 'email.send')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onBack}>
          {t('email.back')}
        </button>
      </div>
    </form>
  );
}

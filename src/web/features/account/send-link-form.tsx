import { useState, type SubmitEvent } from 'react';
import { MailCheck } from 'lucide-react';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { sendMagicLink, type LinkOutcome } from './account-requests.ts';
import { focusShown } from './focus-shown.ts';
import { TextField } from './text-field.tsx';

type Properties = Readonly<{ email: string; button: string }>;

/** Sends a sign-in link. It shows the same result for every address. */
export function SendLinkForm({ email, button }: Properties) {
  const t = useMessages('account');
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [sentTo, setSentTo] = useState('');
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    if (isBusy || typeof typed !== 'string') return;
    setIsBusy(true);
    setSentTo(typed);
    setOutcome(await sendMagicLink(typed, { anonKey, language }));
    setIsBusy(false);
  };
  if (outcome === 'sent') return <LinkSent email={sentTo} onAgain={() => setOutcome(null)} />;
  return (
    <form className="grid w-full max-w-md gap-4" onSubmit={(event) => void send(event)}>
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        defaultValue={sentTo === '' ? email : sentTo}
      />
      <button type="submit" className={buttonClass('primary')} aria-disabled={isBusy}>
        {button}
      </button>
      <p role="status" className="text-bad empty:hidden">
        {outcome === 'too-many' ? t('auth.error.tooMany') : null}
        {outcome === 'unreachable' ? t('auth.error.unexpected') : null}
      </p>
    </form>
  );
}

export function LinkSent({ email, onAgain }: Readonly<{ email: string; onAgain: () => void }>) {
  const t = useMessages('account');
  return (
    <div ref={focusShown} tabIndex={-1} role="status" className="grid justify-items-start gap-3 outline-none">
      <MailCheck aria-hidden="true" className="size-8 text-good" />
      <h2 className="text-2xl">{t('auth.sent.title')}</h2>
      <p className="max-w-prose text-ink-soft">{t('auth.sent.text', { email })}</p>
      <button type="button" className={buttonClass('quiet')} onClick={onAgain}>
        {t('auth.sent.again')}
      </button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MailCheck } from 'lucide-react';
import { focusShown } from '../../browser/focus-shown.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { sendMagicLink, type LinkOutcome } from './account-requests.ts';

/** So long a mail may take. A mailbox gets only a few links, so the button waits for it. */
const AGAIN_AFTER_MS = 30_000;

type Properties = Readonly<{ email: string; onOther: () => void }>;

/** After a sign-in link was requested. It says the same whether or not the address has an account. */
export function LinkSent({ email, onOther }: Properties) {
  const t = useMessages('account');
  const { result, isResting, press } = useSendAgain(email);
  return (
    <div ref={focusShown} tabIndex={-1} role="status" className="grid justify-items-start gap-3 outline-none">
      <MailCheck aria-hidden="true" className="size-8 text-good" />
      <h2 className="text-2xl">{t('auth.sent.title')}</h2>
      <p className="max-w-prose text-ink-soft wrap-anywhere">{t('auth.sent.text', { email })}</p>
      <p className="max-w-prose text-ink-soft">{t('auth.sent.missing')}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('quiet')} aria-disabled={isResting} onClick={press}>
          {t('auth.sent.again')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onOther}>
          {t('auth.sent.other')}
        </button>
      </div>
      {result === null ? null : (
        <p className={result === 'sent' ? 'font-semibold text-good' : 'text-bad'}>{t(RESULTS[result])}</p>
      )}
    </div>
  );
}

const RESULTS = {
  sent: 'auth.sent.sentAgain',
  'too-many': 'auth.error.tooMany',
  unreachable: 'auth.error.unexpected',
} as const;

/** `isResting`: a press does nothing, because a request runs or was just made. */
function useSendAgain(email: string) {
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const next = useSearchParams()[0].get('next');
  const [result, setResult] = useState<LinkOutcome | null>(null);
  const [isResting, setIsResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = async () => {
    setIsResting(true);
    setResult(null);
    const outcome = await sendMagicLink({ email, next }, needs);
    setResult(outcome);
    if (outcome === 'sent') timer.current = setTimeout(() => setIsResting(false), AGAIN_AFTER_MS);
    else setIsResting(false);
  };
  const press = () => {
    if (!isResting) void send();
  };
  return { result, isResting, press };
}

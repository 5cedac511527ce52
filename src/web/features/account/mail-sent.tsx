import { useEffect, useRef, useState } from 'react';
import { MailCheck } from 'lucide-react';
import { focusShown } from '../../browser/focus-shown.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { LinkOutcome } from './account-requests.ts';

/** So long a mail may take. A mailbox gets only a few links, so the button waits for it. */
const AGAIN_AFTER_MS = 30_000;

type Properties = Readonly<{
  title: string;
  text: string;
  /** What is said after it was sent again. Mails above the limit of a mailbox are not sent, and nobody is told. */
  sentAgain: string;
  sendAgain: () => Promise<LinkOutcome>;
  onOther: () => void;
}>;

/** Replaces a form after its mail was requested, says what to do next and sends it again. */
export function MailSent({ title, text, sentAgain, sendAgain, onOther }: Properties) {
  const t = useMessages('account');
  const { result, isResting, press } = useSendAgain(sendAgain);
  return (
    <div ref={focusShown} tabIndex={-1} role="status" className="grid justify-items-start gap-3 outline-none">
      <MailCheck aria-hidden="true" className="size-8 text-good" />
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-prose text-ink-soft wrap-anywhere">{text}</p>
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
        <p className={result === 'sent' ? 'font-semibold text-good' : 'text-bad'}>
          {result === 'sent'
            ? sentAgain
            : t(result === 'too-many' ? 'auth.error.tooMany' : 'auth.error.unexpected')}
        </p>
      )}
    </div>
  );
}

/** `isResting`: a press does nothing, because a request runs or was just made. */
function useSendAgain(sendAgain: () => Promise<LinkOutcome>) {
  const [result, setResult] = useState<LinkOutcome | null>(null);
  const [isResting, setIsResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = async () => {
    setIsResting(true);
    setResult(null);
    const outcome = await sendAgain();
    setResult(outcome);
    if (outcome === 'sent') timer.current = setTimeout(() => setIsResting(false), AGAIN_AFTER_MS);
    else setIsResting(false);
  };
  const press = () => {
    if (!isResting) void send();
  };
  return { result, isResting, press };
}

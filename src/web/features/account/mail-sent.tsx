import { MailCheck } from 'lucide-react';
import { focusShown } from '../../browser/focus-shown.ts';
import { useSendAgain } from '../../forms/use-send-again.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { LinkOutcome } from './account-requests.ts';

type Properties = Readonly<{
  title: string;
  text: string;
  /** What is said after it was sent again. Mails above the limit of a mailbox are not sent, without a message. */
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

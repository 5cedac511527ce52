import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { focusShown } from '../../browser/focus-shown.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useSendAgain, type SendOutcome } from '../../forms/use-send-again.ts';
import { useLanguage } from '../../language/use-language.ts';
import { RichMessage } from '../../forms/rich-message.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cancelChange, requestChange } from './address-requests.ts';
import { useShowAddress } from './use-account-address.ts';

type Properties = Readonly<{
  email: string;
  /** It replaces what was just pressed. */
  hasFocus: boolean;
  onCancelled: () => void;
}>;

/** The wanted address. It says the same whether or not that address has an account. */
export function WaitingAddress({ email, hasFocus, onCancelled }: Properties) {
  const t = useMessages('new-address');
  const account = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const show = useShowAddress();
  const [hasFailed, setHasFailed] = useState(false);
  const { result, isResting, press } = useSendAgain(async (): Promise<SendOutcome> => {
    setHasFailed(false);
    const outcome = await requestChange(email, needs);
    if (typeof outcome !== 'string') return 'sent';
    return outcome === 'too-many' ? 'too-many' : 'unreachable';
  });
  const cancel = async () => {
    try {
      const shown = await cancelChange(needs.anonKey);
      onCancelled();
      show(shown);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div ref={hasFocus ? focusShown : null} tabIndex={-1} role="status" className="grid gap-3 outline-none">
      <p className="flex gap-2 font-semibold">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
        <span className="min-w-0 wrap-anywhere">
          <RichMessage
            namespace="new-address"
            message="waiting"
            values={{ email }}
            components={{ b: <b /> }}
          />
        </span>
      </p>
      <p className="text-ink-soft">{t('waitingText')}</p>
      <p className="text-ink-soft">{account('auth.sent.missing')}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('quiet')} aria-disabled={isResting} onClick={press}>
          {account('auth.sent.again')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => void cancel()}>
          {t('cancel')}
        </button>
      </div>
      <Result outcome={hasFailed ? 'unreachable' : result} />
    </div>
  );
}

function Result({ outcome }: Readonly<{ outcome: SendOutcome | null }>) {
  const t = useMessages('new-address');
  const account = useMessages('account');
  switch (outcome) {
    case null:
      return null;
    case 'sent':
      return <p className="font-semibold text-good">{t('sentAgain')}</p>;
    case 'too-many':
      return <p className="text-bad">{account('auth.error.tooMany')}</p>;
    case 'unreachable':
      return <p className="text-bad">{t('failed')}</p>;
  }
}

import { MessageSquareText } from 'lucide-react';
import { describeDevice, supportMessage } from '#core/esims/troubleshooter/support-message.ts';
import { CopyButton } from '../../esims/copy-button.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { prefillDraft } from '../../support/ticket-draft.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useDevice } from '../../visitor/use-device.ts';
import type { Checked, HelpedEsim } from './helped-esim.ts';

type Properties = Readonly<{
  esim: HelpedEsim;
  checked: Checked;
  /** Null: not known to this reader. */
  orderNumber: string | null;
  /** When the status was read, as text. Null: not known. */
  readAt: string | null;
}>;

/** A message that only has to be sent. */
export function SupportMessage({
  esim,
  checked: { answers, doubt, proven, phone },
  orderNumber,
  readAt,
}: Properties) {
  const t = useMessages('troubleshooter');
  const words = useMessages('esims');
  const { system, guide } = useDevice();
  const status = words(`mine.status.${esim.status}`);
  const device = describeDevice({ named: phone, guide }, system);
  const { title, isConnected } = esim;
  const facts = { orderNumber, title, isConnected, status, readAt, device, answers, doubt, proven };
  const message = supportMessage(facts, t);
  return (
    <>
      <p className="support-message">{message}</p>
      <div className="flex flex-wrap gap-3">
        <LocalizedLink
          to="/contact"
          className={buttonClass('primary')}
          onClick={() => prefillDraft({ orderNumber: orderNumber ?? '', message })}
        >
          <MessageSquareText aria-hidden="true" className="size-5" />
          {t('support.open')}
        </LocalizedLink>
        <CopyButton text={message} words={t('support.copy')} copiedWords={t('support.copied')} />
      </div>
    </>
  );
}

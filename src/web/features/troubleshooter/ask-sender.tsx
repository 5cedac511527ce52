import { MessageCircle, MessageSquareText } from 'lucide-react';
import { smsUrl, whatsappUrl } from '#core/shares/share-links.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useDevice } from '../../visitor/use-device.ts';

type Properties = Readonly<{
  /** Of the eSIM. */
  title: string;
  words: string;
}>;

/** Messages to the person who sent the link. The shop does not say who it was: the app lets its user choose the contact. */
export function AskSender({ title, words }: Properties) {
  const t = useMessages('troubleshooter');
  const { system } = useDevice();
  const question = t('shared.question', { title });
  return (
    <>
      <p className="text-ink-soft">{words}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={whatsappUrl('', question)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('quiet')}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {t('shared.askWhatsapp')}
        </a>
        <a href={smsUrl('', question, system)} className={buttonClass('quiet')}>
          <MessageSquareText aria-hidden="true" className="size-5" />
          {t('shared.askSms')}
        </a>
      </div>
    </>
  );
}

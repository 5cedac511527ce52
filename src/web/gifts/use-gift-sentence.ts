import type { Gift } from '#contract/orders/gifts.ts';
import { useLanguage } from '../language/use-language.ts';
import { useMessages } from '../language/use-messages.ts';

/** To whom and in which state: "Gift for ana@example.com: will be sent on Nov 20". */
export function useGiftSentence() {
  const t = useMessages('gift');
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return ({ state, recipientEmail: recipient, sendAt, sentAt, openedAt }: Gift): string => {
    const at = {
      scheduled: sendAt,
      sent: sentAt,
      opened: openedAt,
      sending: null,
      failed: null,
      ended: null,
    }[state];
    return t(`line.${state}`, { recipient, date: at === null ? '' : date.format(new Date(at)) });
  };
}

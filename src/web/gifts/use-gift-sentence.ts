import type { Gift } from '#contract/orders/gifts.ts';
import { useMessages } from '../language/use-messages.ts';
import { useDates } from '../language/use-times.ts';

/** To whom and in which state: "Gift for ana@example.com: will be sent on Nov 20". */
export function useGiftSentence() {
  const t = useMessages('gift');
  const { date } = useDates();
  return (gift: Gift): string => {
    const { state, recipientEmail: recipient, sendAt, sentAt, openedAt, openedEsimIds, esimCount } = gift;
    const at = {
      scheduled: sendAt,
      sent: sentAt,
      opened: openedAt,
      sending: null,
      failed: null,
      ended: null,
    }[state];
    const filled = { recipient, date: at === null ? '' : date(at) };
    return state === 'sent' && openedEsimIds.length > 0
      ? t('line.partly', { ...filled, opened: openedEsimIds.length, total: esimCount })
      : t(`line.${state}`, filled);
  };
}

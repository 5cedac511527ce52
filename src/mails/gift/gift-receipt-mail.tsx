import type { GiftReceiptMail as Content } from '#core/gifts/gift-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { OrderPage } from '../order/order-page.tsx';
import { Button } from '../parts/button.tsx';
import { List } from '../parts/list.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quote } from '../parts/quote.tsx';
import { Receipt } from '../parts/receipt.tsx';
import { Section } from '../parts/section.tsx';

/** To the buyer of a gift: to whom and when it is sent, and the price. No code and no QR code. */
export function GiftReceiptMail(content: Content) {
  const { recipientEmail: recipient, recipientName: name, message, day, undelivered } = content;
  const t = useMailMessages('order-mail');
  return (
    <OrderPage frame={content}>
      <Paragraph>
        {day === null ? t('giftReceipt.now', { recipient }) : t('giftReceipt.later', { recipient, day })}
      </Paragraph>
      {name !== null && <Paragraph>{t('giftReceipt.named', { name })}</Paragraph>}
      {message !== null && (
        <>
          <Note>{t('giftReceipt.message')}</Note>
          <Quote>{message}</Quote>
        </>
      )}
      <Paragraph>{t('giftReceipt.content', { count: content.esimCount })}</Paragraph>
      {undelivered.length > 0 && (
        <>
          <Paragraph>{t('delivery.partly')}</Paragraph>
          <List items={undelivered.map((unit) => t('delivery.missing', unit))} />
        </>
      )}
      <Section>{t('receipt.heading')}</Section>
      <Receipt rows={content.receipt} />
      <Paragraph>{t('giftReceipt.change')}</Paragraph>
      <Button label={t('giftReceipt.button')} url={content.signInUrl} />
      <Note>{t('linkNote')}</Note>
    </OrderPage>
  );
}

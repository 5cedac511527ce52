import type { RefundMail as Content } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { List } from '../parts/list.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { OrderPage } from './order-page.tsx';

/** What was refunded and why. */
export function RefundMail(content: Content) {
  const t = useMailMessages('order-mail');
  return (
    <OrderPage frame={content}>
      <Paragraph>{content.isPaymentReturned ? t('refund.returned') : t('refund.intro')}</Paragraph>
      <List items={content.undelivered} />
      <Paragraph>{t('refund.amount', { amount: content.amount })}</Paragraph>
      <Paragraph>{t('refund.when')}</Paragraph>
      <Paragraph>{t('refund.sorry')}</Paragraph>
    </OrderPage>
  );
}

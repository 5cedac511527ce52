import type { RefundAfterDeliveryMail as Content } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { List } from '../parts/list.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { OrderPage } from './order-page.tsx';

/** What staff refunded, and for which reason. */
export function RefundAfterDeliveryMail(content: Content) {
  const t = useMailMessages('order-mail');
  return (
    <OrderPage frame={content}>
      <Paragraph>{t(`refundAfterDelivery.${content.reason}`)}</Paragraph>
      <List items={content.refunded} />
      <Paragraph>{t('refund.amount', { amount: content.amount })}</Paragraph>
      <Paragraph>{t('refund.when')}</Paragraph>
    </OrderPage>
  );
}

import type { WelcomeMail as Content } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Receipt } from '../parts/receipt.tsx';
import { OrderPage } from './order-page.tsx';

/** After payment: what was bought, and a sign-in link. */
export function WelcomeMail(content: Content) {
  const t = useMailMessages('order-mail');
  const introOf = ({ giftFor, isTopup, unitCount }: Content) => {
    if (giftFor !== null) return t('welcome.introGift', { recipient: giftFor });
    return isTopup ? t('welcome.introTopup') : t('welcome.intro', { count: unitCount });
  };
  return (
    <OrderPage frame={content}>
      <Paragraph>{introOf(content)}</Paragraph>
      <Receipt rows={content.receipt} />
      <Button label={t('welcome.button')} url={content.signInUrl} />
      <Note>{t('linkNote')}</Note>
    </OrderPage>
  );
}

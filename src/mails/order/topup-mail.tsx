import type { TopupMail as Content } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Receipt } from '../parts/receipt.tsx';
import { Section } from '../parts/section.tsx';
import { OrderPage } from './order-page.tsx';

/** What was added to which eSIM. */
export function TopupMail(content: Content) {
  const t = useMailMessages('order-mail');
  const ending = t('topup.ending', { digits: content.iccidEnd });
  return (
    <OrderPage frame={content}>
      <Paragraph>{t('topup.intro')}</Paragraph>
      <Facts
        areWords
        rows={[
          [t('topup.added'), content.topupTitle],
          [t('topup.esim'), content.esimTitle === null ? ending : `${content.esimTitle} (${ending})`],
        ]}
      />
      <Paragraph>{t('topup.starts')}</Paragraph>
      <Section>{t('receipt.heading')}</Section>
      <Receipt rows={content.receipt} />
      <Button label={t('topup.button')} url={content.signInUrl} />
      <Note>{t('linkNote')}</Note>
    </OrderPage>
  );
}

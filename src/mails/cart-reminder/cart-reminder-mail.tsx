import type { CartReminderMail as Content } from '#core/cart-reminders/cart-reminder-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { FootLinks } from '../parts/foot-links.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Receipt } from '../parts/receipt.tsx';

/** A cart that was not paid, for a buyer who asked for this mail. */
export function CartReminderMail({ lines, total, restoreUrl, optOutUrl }: Content) {
  const t = useMailMessages('cart-reminder-mail');
  return (
    <>
      <Paragraph>{t('intro')}</Paragraph>
      <Receipt
        rows={[...lines.map(({ title, price }) => [title, price] as const), [t('total'), total] as const]}
      />
      <Paragraph>{t('prices')}</Paragraph>
      <Button label={t('button')} url={restoreUrl} />
      <FootLinks text={t('why')} links={[{ label: t('optOut'), url: optOutUrl }]} />
    </>
  );
}

import type { TopupOwnerMail as Content } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { FootLinks } from '../parts/foot-links.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

/** Somebody else paid for a top-up of this customer's eSIM. */
export function TopupOwnerMail(content: Content) {
  const t = useMailMessages('order-mail');
  const ending = t('topup.ending', { digits: content.iccidEnd });
  const esim = content.esimTitle === null ? ending : `${content.esimTitle} (${ending})`;
  return (
    <>
      <Paragraph>{t('topupOwner.intro')}</Paragraph>
      <Facts
        areWords
        rows={[
          [t('topup.added'), content.topupTitle],
          [t('topup.esim'), esim],
        ]}
      />
      <Paragraph>{t('topup.starts')}</Paragraph>
      <Button label={t('topupOwner.button')} url={content.esimUrl} />
      <FootLinks
        text={t('topupOwner.help')}
        links={[{ label: t('topupOwner.helpLink'), url: content.helpUrl }]}
      />
    </>
  );
}

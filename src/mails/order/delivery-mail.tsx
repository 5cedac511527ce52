import type { DeliveryMail as Content } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { SecondButton } from '../parts/button.tsx';
import { List } from '../parts/list.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Receipt } from '../parts/receipt.tsx';
import { Section } from '../parts/section.tsx';
import { Steps } from '../parts/steps.tsx';
import { Warning } from '../parts/warning.tsx';
import { DeliveredEsim, InstallHere } from './delivered-esim.tsx';
import { OrderPage } from './order-page.tsx';

/** The eSIMs of an order with everything to install them. */
export function DeliveryMail(content: Content) {
  const { esims, undelivered, isApnNeeded, receipt, signInUrl } = content;
  const count = content.esimCount;
  const t = useMailMessages('order-mail');
  const only = esims.length === 1 ? esims[0] : undefined;
  // Short, because they are read at the airport.
  const arrival = [t('arrival.choose'), t('arrival.roaming'), ...(isApnNeeded ? [t('arrival.apn')] : [])];
  return (
    <OrderPage frame={content}>
      {content.startsOnInstall ? (
        <Warning>{t('delivery.introOnInstall', { count })}</Warning>
      ) : (
        <Paragraph>{t('delivery.intro', { count })}</Paragraph>
      )}
      {only === undefined ? null : <InstallHere {...only} />}
      <Section>{t('install.heading')}</Section>
      <Steps items={[t('install.settings'), t('install.scan'), t('install.samePhone')]} />
      <Note>{t('install.once', { count })}</Note>
      {esims.map((esim) => (
        <DeliveredEsim key={esim.qrCode.contentId} {...esim} hasButtons={only === undefined} />
      ))}
      <Section>{t('arrival.heading')}</Section>
      <Steps items={arrival} />
      {undelivered.length > 0 && (
        <>
          <Paragraph>{t('delivery.partly')}</Paragraph>
          <List items={undelivered.map(({ title, amount }) => t('delivery.missing', { title, amount }))} />
        </>
      )}
      <Section>{t('receipt.heading')}</Section>
      <Receipt rows={receipt} />
      <SecondButton label={t('delivery.button', { count })} url={signInUrl} />
      <Note>{t('linkNote')}</Note>
    </OrderPage>
  );
}

import type { ReactNode } from 'react';
import type { OrderMailFrame } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { FootLinks } from '../parts/foot-links.tsx';
import { Note } from '../parts/note.tsx';

type Props = Readonly<{ frame: OrderMailFrame; children: ReactNode }>;

/**
 * The beginning and the end of every mail about an order: order number, help and the agreed terms. The law requires
 * that the customer receives them.
 */
export function OrderPage({ frame, children }: Props) {
  const t = useMailMessages('order-mail');
  return (
    <>
      <Note>{t('order', { number: frame.orderNumber })}</Note>
      {children}
      <FootLinks text={t('help')} links={[{ label: t('helpLink'), url: frame.helpUrl }]} />
      {frame.isConsentConfirmed && <Note>{t('legal.consent')}</Note>}
      <FootLinks
        links={[
          { label: t('legal.terms'), url: frame.termsUrl },
          { label: t('legal.privacy'), url: frame.privacyUrl },
          { label: t('legal.withdrawal'), url: frame.withdrawalUrl },
        ]}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import type { OrderMailFrame } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Note } from '../parts/note.tsx';
import { VisibleLink } from '../parts/visible-link.tsx';

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
      <VisibleLink label={t('help')} url={frame.helpUrl} />
      {frame.isConsentConfirmed && <Note>{t('legal.consent')}</Note>}
      <VisibleLink label={t('legal.terms')} url={frame.termsUrl} />
      <VisibleLink label={t('legal.privacy')} url={frame.privacyUrl} />
      <VisibleLink label={t('legal.withdrawal')} url={frame.withdrawalUrl} />
    </>
  );
}

import type { DeliveredEsim as Content } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { SecondButton } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { QrPicture } from '../parts/qr-picture.tsx';
import { Section } from '../parts/section.tsx';
import { Warning } from '../parts/warning.tsx';

/** One eSIM: its QR code, its codes to enter by hand and its install links. */
export function DeliveredEsim({ title, daysStart, startsOnInstall, qrCode, ...esim }: Content) {
  const t = useMailMessages('order-mail');
  return (
    <>
      <Section>{title}</Section>
      {startsOnInstall ? <Warning>{daysStart}</Warning> : <Paragraph>{daysStart}</Paragraph>}
      <QrPicture
        contentId={qrCode.contentId}
        alt={`QR: ${title}`}
        attached={t('esim.attached', { file: qrCode.fileName })}
      />
      <Facts
        rows={[
          [t('esim.smdp'), esim.smdpAddress],
          [t('esim.code'), esim.matchingId],
          [t('esim.both'), esim.activationCode],
          [t('esim.iccid'), esim.iccid],
          [t('esim.apn'), esim.apn ?? t('esim.apnAutomatic')],
        ]}
      />
      {esim.appleUrl !== null && <SecondButton label={t('esim.apple')} url={esim.appleUrl} />}
      <SecondButton label={t('esim.android')} url={esim.androidUrl} />
    </>
  );
}

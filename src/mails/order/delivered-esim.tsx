import type { DeliveredEsim as Content } from '#core/orders/mail/order-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { QrPicture } from '../parts/qr-picture.tsx';
import { Section } from '../parts/section.tsx';
import { Warning } from '../parts/warning.tsx';

/** On the phone that gets the eSIM, where no QR code can be scanned. */
function InstallButtons({ appleUrl, androidUrl }: Pick<Content, 'appleUrl' | 'androidUrl'>) {
  const t = useMailMessages('order-mail');
  return (
    <>
      {appleUrl !== null && <Button label={t('esim.apple')} url={appleUrl} />}
      <Button label={t('esim.android')} url={androidUrl} />
    </>
  );
}

/** The only eSIM of a mail: its install links come before everything else. Of one that starts at once the mail has warned. */
export function InstallHere({ daysStart, startsOnInstall, appleUrl, androidUrl }: Content) {
  return (
    <>
      {startsOnInstall ? null : <Paragraph>{daysStart}</Paragraph>}
      <InstallButtons appleUrl={appleUrl} androidUrl={androidUrl} />
    </>
  );
}

type Properties = Content &
  Readonly<{
    /** The mail has others, and each needs its own. */
    hasButtons: boolean;
  }>;

/** One eSIM: its install links, its QR code and its codes to enter by hand. */
export function DeliveredEsim({
  title,
  daysStart,
  startsOnInstall,
  qrCode,
  hasButtons,
  ...esim
}: Properties) {
  const t = useMailMessages('order-mail');
  return (
    <>
      <Section>{title}</Section>
      {startsOnInstall ? <Warning>{daysStart}</Warning> : <Paragraph>{daysStart}</Paragraph>}
      {hasButtons ? <InstallButtons {...esim} /> : null}
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
    </>
  );
}

import type { GiftMail as Content } from '#core/gifts/gift-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { FootLinks } from '../parts/foot-links.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quote } from '../parts/quote.tsx';
import { Section } from '../parts/section.tsx';
import { Warning } from '../parts/warning.tsx';

/** To the recipient of a gift: who sends it, the message, and one link per eSIM. */
export function GiftMail(content: Content) {
  const { recipientName, giverName: giver, buyerEmail: buyer, message, esims } = content;
  const count = esims.length;
  const t = useMailMessages('gift-mail');
  return (
    <>
      {recipientName !== null && <Paragraph>{t('gift.hello', { name: recipientName })}</Paragraph>}
      <Paragraph>
        {giver === null ? t('gift.from', { buyer, count }) : t('gift.fromNamed', { giver, buyer, count })}
      </Paragraph>
      {message !== null && (
        <>
          <Note>{giver === null ? t('gift.message') : t('gift.messageNamed', { giver })}</Note>
          <Quote>{message}</Quote>
        </>
      )}
      {esims.map(({ title, daysStart, startsOnInstall, url }) => (
        <div key={url}>
          <Section>{title}</Section>
          {startsOnInstall ? <Warning>{daysStart}</Warning> : <Paragraph>{daysStart}</Paragraph>}
          <Button label={t('gift.open')} url={url} />
        </div>
      ))}
      <Paragraph>{t('gift.how')}</Paragraph>
      <Paragraph>{t('gift.ends', { moment: content.linksEnd, count })}</Paragraph>
      <Note>{t('gift.private', { count })}</Note>
      <Note>{t(giver === null ? 'gift.why' : 'gift.whyNamed', { buyer })}</Note>
      <FootLinks
        text={t('gift.help')}
        links={[
          { label: t('gift.helpLink'), url: content.helpUrl },
          { label: t('gift.privacy'), url: content.privacyUrl },
        ]}
      />
    </>
  );
}

import { BRAND } from '#core/brand.ts';
import type {
  NewsletterConfirmMail as ConfirmContent,
  NewsletterWelcomeMail as WelcomeContent,
} from '#core/newsletter/newsletter-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { FootLinks } from '../parts/foot-links.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

/** Asks the owner of a mailbox whether to subscribe it. */
export function NewsletterConfirmMail({ confirmUrl, days }: ConfirmContent) {
  const t = useMailMessages('newsletter-mail');
  return (
    <>
      <Paragraph>{t('confirm.why', { brand: BRAND })}</Paragraph>
      <Button label={t('confirm.button')} url={confirmUrl} />
      <Note>{t('confirm.note', { days })}</Note>
    </>
  );
}

export function NewsletterWelcomeMail({ plansUrl, unsubscribeUrl }: WelcomeContent) {
  const t = useMailMessages('newsletter-mail');
  return (
    <>
      <Paragraph>{t('welcome.text', { brand: BRAND })}</Paragraph>
      <Button label={t('welcome.button')} url={plansUrl} />
      <FootLinks text={t('welcome.why')} links={[{ label: t('welcome.unsubscribe'), url: unsubscribeUrl }]} />
    </>
  );
}

import type { ReviewRequestMail as Content } from '#core/reminders/reminder-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { OptOut } from './opt-out.tsx';

/** The one request for a review, some days after the first use. */
export function ReviewRequestMail({ esimTitle, iccidEnd, reviewUrl, group, optOutUrl }: Content) {
  const t = useMailMessages('reminder-mail');
  return (
    <>
      <Paragraph>{t('review.intro')}</Paragraph>
      <Facts areWords rows={[[t('esim'), t('ending', { title: esimTitle, digits: iccidEnd })]]} />
      <Button label={t('review.button')} url={reviewUrl} />
      <Paragraph>{t('review.honest')}</Paragraph>
      <Note>{t('review.once')}</Note>
      <OptOut group={group} url={optOutUrl} />
    </>
  );
}

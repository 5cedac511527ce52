import { useParams } from 'react-router';
import { ConfirmNewsletter } from '../../features/newsletter/confirm-newsletter.tsx';
import { saveNewsletterChoice } from '../../features/newsletter/newsletter-requests.ts';
import { useMessages } from '../../language/use-messages.ts';
import { checkStep } from '../../mail-links/check-step.ts';
import { MailLinkPage } from '../../mail-links/mail-link-page.tsx';
import { StopMails } from '../../mail-links/stop-mails.tsx';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';

export const loader = checkStep(['confirm', 'unsubscribe']);

/** The links of the mails about the newsletter. */
export default function NewsletterLink() {
  const t = useMessages('subscriptions');
  const { step, token = '' } = useParams();
  if (step !== 'confirm' && step !== 'unsubscribe') return <NotFoundScreen />;
  const title = t(step === 'confirm' ? 'confirm.title' : 'end.newsletter.title');
  return (
    <MailLinkPage title={title} description={t('description')}>
      {step === 'confirm' ? (
        <ConfirmNewsletter key={token} token={token} />
      ) : (
        <StopMails key={token} token={token} about="newsletter" save={saveNewsletterChoice} />
      )}
    </MailLinkPage>
  );
}

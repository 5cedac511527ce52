import { useParams } from 'react-router';
import { ConfirmNewsletter } from '../../features/newsletter/confirm-newsletter.tsx';
import { saveNewsletterChoice } from '../../features/newsletter/newsletter-requests.ts';
import { useMessages } from '../../language/use-messages.ts';
import { StopMails } from '../../mail-links/stop-mails.tsx';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** The links of the mails about the newsletter. The server renders the same page for every link. */
export default function NewsletterLink() {
  const t = useMessages('subscriptions');
  const { step, token = '' } = useParams();
  if (step !== 'confirm' && step !== 'unsubscribe') return <NotFoundScreen />;
  const title = t(step === 'confirm' ? 'confirm.title' : 'end.newsletter.title');
  return (
    <div className="mx-auto max-w-3xl px-5">
      <PageHead title={title} description={t('description')} isIndexed={false} hasPreview={false} />
      <PageTitle title={title} />
      <PersonalScreen>
        {step === 'confirm' ? (
          <ConfirmNewsletter key={token} token={token} />
        ) : (
          <StopMails key={token} token={token} about="newsletter" save={saveNewsletterChoice} />
        )}
      </PersonalScreen>
    </div>
  );
}

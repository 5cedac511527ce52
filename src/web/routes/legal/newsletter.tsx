import { useParams } from 'react-router';
import { ConfirmNewsletter } from '../../features/newsletter/confirm-newsletter.tsx';
import { FormResults } from '../../features/newsletter/form-results.tsx';
import styles from '../../features/newsletter/newsletter.css?url';
import { saveNewsletterChoice } from '../../features/newsletter/newsletter-requests.ts';
import { useMessages } from '../../language/use-messages.ts';
import { StopMails } from '../../mail-links/stop-mails.tsx';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** The result of the form in the footer without scripts, and the links of the mails. The server renders the same page for every link. */
export default function Newsletter() {
  const t = useMessages('subscriptions');
  const { step, token = '' } = useParams();
  if (step !== undefined && (token === '' || (step !== 'confirm' && step !== 'unsubscribe')))
    return <NotFoundScreen />;
  const title =
    step === undefined ? t('title') : t(step === 'confirm' ? 'confirm.title' : 'end.newsletter.title');
  return (
    <div className="mx-auto max-w-3xl px-5">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={title} description={t('description')} isIndexed={false} hasPreview={false} />
      <PageTitle title={title} {...(step === undefined && { lead: t('lead') })} />
      <PersonalScreen>
        {step === 'confirm' ? <ConfirmNewsletter key={token} token={token} /> : null}
        {step === 'unsubscribe' ? (
          <StopMails key={token} token={token} about="newsletter" save={saveNewsletterChoice} />
        ) : null}
      </PersonalScreen>
      {step === undefined ? <FormResults /> : null}
    </div>
  );
}

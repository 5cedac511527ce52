import type { ReactNode } from 'react';
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

/**
 * The result of the form in the footer without scripts, and the links of the mails. The server renders the same page for
 * every link.
 */
export default function Newsletter() {
  const t = useMessages('subscriptions');
  const { step, token = '' } = useParams();
  if (step === undefined)
    return (
      <Frame title={t('title')} lead={t('lead')}>
        <FormResults />
      </Frame>
    );
  if (step === 'confirm' && token !== '')
    return (
      <Frame title={t('confirm.title')}>
        <ConfirmNewsletter key={token} token={token} />
      </Frame>
    );
  if (step === 'unsubscribe' && token !== '')
    return (
      <Frame title={t('end.newsletter.title')}>
        <StopMails key={token} token={token} about="newsletter" save={saveNewsletterChoice} />
      </Frame>
    );
  return <NotFoundScreen />;
}

type Properties = Readonly<{ title: string; lead?: string; children: ReactNode }>;

function Frame({ title, lead, children }: Properties) {
  const t = useMessages('subscriptions');
  return (
    <div className="mx-auto max-w-3xl px-5">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={title} description={t('description')} isIndexed={false} hasPreview={false} />
      <PageTitle title={title} {...(lead !== undefined && { lead })} />
      <PersonalScreen>{children}</PersonalScreen>
    </div>
  );
}

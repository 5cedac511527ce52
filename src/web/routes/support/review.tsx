import { useParams } from 'react-router';
import styles from '../../features/review-form/review-form.css?url';
import { ReviewLink } from '../../features/review-form/review-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { MailLinkPage } from '../../mail-links/mail-link-page.tsx';

/** The link of a request for a review. The server renders the same page for every link. */
export default function Review() {
  const t = useMessages('review-form');
  const { token = '' } = useParams();
  return (
    <MailLinkPage title={t('title')} description={t('description')}>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <ReviewLink key={token} token={token} />
    </MailLinkPage>
  );
}

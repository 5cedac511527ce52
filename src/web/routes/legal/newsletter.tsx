import { FormResults } from '../../features/newsletter/form-results.tsx';
import styles from '../../features/newsletter/newsletter.css?url';
import { useMessages } from '../../language/use-messages.ts';
import { SimplePage } from '../../shell/simple-page.tsx';

/** The result of the form in the footer without scripts. */
export default function Newsletter() {
  const t = useMessages('subscriptions');
  return (
    <SimplePage title={t('title')} description={t('description')} lead={t('lead')} isIndexed={false}>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <FormResults />
    </SimplePage>
  );
}

import { typedAddress } from '#core/newsletter/typed-address.ts';
import { FormResults } from '../../features/newsletter/form-results.tsx';
import styles from '../../features/newsletter/newsletter.css?url';
import { useMessages } from '../../language/use-messages.ts';
import { SimplePage } from '../../shell/simple-page.tsx';
import type { Route } from './+types/newsletter.ts';

export function loader({ request }: Route.LoaderArgs) {
  return { typed: typedAddress(request.headers.get('cookie') ?? '') };
}

/** The result of the form in the footer without scripts. */
export default function Newsletter({ loaderData: { typed } }: Route.ComponentProps) {
  const t = useMessages('subscriptions');
  return (
    <SimplePage title={t('title')} description={t('description')} lead={t('lead')} isIndexed={false}>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <FormResults typed={typed} />
    </SimplePage>
  );
}

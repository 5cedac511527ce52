import { useMessages } from '../../../language/use-messages.ts';
import { PageHead } from '../../../shell/head/page-head.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import { useSharePreview } from './use-share-preview.ts';

/** The title of the page and of its tab. A gift is called one as soon as the page knows. */
export function ShareTitle({ secret }: Readonly<{ secret: string }>) {
  const t = useMessages('shares');
  const { data } = useSharePreview(secret);
  const isGift = data?.state === 'active' && data.gift !== null;
  const title = t(isGift ? 'page.giftTitle' : 'page.title');
  return (
    <>
      <PageHead title={title} description={t('page.description')} isIndexed={false} hasPreview={false} />
      <PageTitle title={title} />
    </>
  );
}

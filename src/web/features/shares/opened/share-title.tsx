import { useMessages } from '../../../language/use-messages.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { useSharePreview } from './use-share-preview.ts';

/** A gift is called one as soon as the page knows. */
export function ShareTitle({ secret }: Readonly<{ secret: string }>) {
  const t = useMessages('shares');
  const { data } = useSharePreview(secret);
  const isGift = data?.state === 'active' && data.gift !== null;
  return <PageTitle title={t(isGift ? 'page.giftTitle' : 'page.title')} />;
}

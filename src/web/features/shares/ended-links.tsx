import { ShareList } from './share-list.tsx';
import { useShares } from './use-shares.ts';

/** The links to an eSIM that cannot be shared any more: they are revoked, not sent. Empty until they are loaded. */
export function EndedLinks({ esimId }: Readonly<{ esimId: string }>) {
  const { data: shares = [] } = useShares(esimId);
  return <ShareList esimId={esimId} shares={shares} isBack={false} onLink={null} />;
}

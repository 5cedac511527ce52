import { OfflineScreen } from '../features/offline/offline-screen.tsx';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { StaticPage } from '../shell/static-page.tsx';
import type { DocumentHandle } from '../document/document-handle.ts';

/** Shown at the address of another page, so the router must not start on it. */
export const handle: DocumentHandle = { hasNoScripts: true };

export default function Offline() {
  const t = useMessages('offline');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} isIndexed={false} />
      <StaticPage path="/offline">
        <OfflineScreen />
      </StaticPage>
    </>
  );
}

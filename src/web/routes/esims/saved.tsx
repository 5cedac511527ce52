import type { DocumentHandle } from '../../document/document-handle.ts';
import { SavedScreen } from '../../features/saved-esims/saved-screen.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { StaticPage } from '../../shell/static-page.tsx';

/** The service worker also shows it at the address of the dashboard, so the router must not start on it. */
export const handle: DocumentHandle = { hasNoScripts: true };

/** The same for every visitor: `/saved.js` fills in what this browser keeps of its customer. */
export default function SavedEsims() {
  const t = useMessages('saved-esims');
  return (
    <>
      <PageHead title={t('page.title')} description={t('page.description')} isIndexed={false} />
      <StaticPage path="/dashboard/saved">
        <SavedScreen />
      </StaticPage>
    </>
  );
}

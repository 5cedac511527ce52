import { OfflineScreen } from '../features/offline/offline-screen.tsx';
import { useLanguage } from '../language/use-language.ts';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { DocumentHandle } from '../document/document-handle.ts';

/** Shown at the address of another page, so the router must not start on it. */
export const handle: DocumentHandle = { hasNoScripts: true };

export default function Offline() {
  const t = useMessages('offline');
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} isIndexed={false} />
      <OfflineScreen otherLanguage={language === 'en' ? 'es' : 'en'} />
    </>
  );
}

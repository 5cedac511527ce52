import { useParams } from 'react-router';
import { detailsPath, installPath } from '#core/esims/installation/esim-paths.ts';
import styles from '../../features/installation/installation.css?url';
import { InstallLoading } from '../../features/installation/install-loading.tsx';
import { InstallPage } from '../../features/installation/install-page.tsx';
import { InstallTitle } from '../../features/installation/install-title.tsx';
import { useMessages } from '../../language/use-messages.ts';
import type { Route } from './+types/install.ts';
import { EsimScreen } from './esim-screen.tsx';
import { redirectGuest } from '../../session/redirect-guest.ts';

export function loader({ request, url, params }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: installPath(params.esimId) });
}

export default function InstallEsim() {
  const t = useMessages('install');
  const { esimId = '' } = useParams();
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <EsimScreen
        title={t('heading')}
        knownTitle={<InstallTitle esimId={esimId} />}
        description={t('description')}
        next={installPath(esimId)}
        loading={<InstallLoading />}
        back={{ to: detailsPath(esimId), words: t('back') }}
      >
        <InstallPage key={esimId} esimId={esimId} />
      </EsimScreen>
    </>
  );
}

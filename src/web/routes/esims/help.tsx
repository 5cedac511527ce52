import { useParams } from 'react-router';
import { helpPath, installPath } from '#core/esims/installation/esim-paths.ts';
import { StepLoading } from '../../features/troubleshooter/step-loading.tsx';
import { Troubleshooter } from '../../features/troubleshooter/troubleshooter.tsx';
import { useMessages } from '../../language/use-messages.ts';
import type { Route } from './+types/help.ts';
import { EsimScreen } from './esim-screen.tsx';
import { redirectGuest } from '../../session/redirect-guest.ts';

export function loader({ request, url, params }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: helpPath(params.esimId) });
}

export default function EsimHelp() {
  const t = useMessages('troubleshooter');
  const { esimId = '' } = useParams();
  return (
    <EsimScreen
      title={t('title')}
      description={t('description')}
      lead={t('lead')}
      next={helpPath(esimId)}
      loading={<StepLoading />}
      back={{ to: installPath(esimId), words: t('back') }}
    >
      <Troubleshooter key={esimId} esimId={esimId} />
    </EsimScreen>
  );
}

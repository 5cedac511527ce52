import { useParams, useSearchParams } from 'react-router';
import {
  detailsPath,
  helpOriginIn,
  helpPath,
  installPath,
  type HelpOrigin,
} from '#core/esims/installation/esim-paths.ts';
import { StepLoading } from '../../features/troubleshooter/step-loading.tsx';
import { Troubleshooter } from '../../features/troubleshooter/troubleshooter.tsx';
import { useMessages } from '../../language/use-messages.ts';
import type { Route } from './+types/help.ts';
import { EsimScreen } from './esim-screen.tsx';
import { redirectGuest } from '../../session/redirect-guest.ts';

export function loader({ request, url, params }: Route.LoaderArgs) {
  const origin = helpOriginIn(url.searchParams) ?? undefined;
  return redirectGuest({ request, url, next: helpPath(params.esimId, origin) });
}

const BACK_PATHS: Readonly<Record<HelpOrigin | 'installation', (esimId: string) => string>> = {
  installation: installPath,
  details: detailsPath,
  tickets: () => '/dashboard/tickets',
};

export default function EsimHelp() {
  const t = useMessages('troubleshooter');
  const { esimId = '' } = useParams();
  const [query] = useSearchParams();
  const origin = helpOriginIn(query) ?? 'installation';
  return (
    <EsimScreen
      title={t('title')}
      description={t('description')}
      lead={t('lead')}
      next={helpPath(esimId, helpOriginIn(query) ?? undefined)}
      loading={<StepLoading />}
      back={{ to: BACK_PATHS[origin](esimId), words: t(`back.${origin}`) }}
    >
      <Troubleshooter key={esimId} esimId={esimId} />
    </EsimScreen>
  );
}

import { installTitle } from '#core/esims/installation/install-title.ts';
import { EsimTitle } from '../../esims/esim-title.tsx';
import { useMyEsim } from '../../esims/use-my-esim.ts';
import { useNow } from '../../esims/use-now.ts';
import { useMessages } from '../../language/use-messages.ts';

/** What the page of an eSIM's installation is called: one that is in use or has ended is not to be installed. */
export function InstallTitle({ esimId }: Readonly<{ esimId: string }>) {
  const t = useMessages('install');
  const { data: esim } = useMyEsim(esimId);
  const kind = installTitle(esim, useNow());
  return <EsimTitle title={t(`titles.${kind}`)} description={t('description')} />;
}

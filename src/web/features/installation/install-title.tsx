import { installTitle } from '#core/esims/installation/install-title.ts';
import { useMyEsim } from '../../esims/use-my-esim.ts';
import { useNow } from '../../esims/use-now.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** What the page of an eSIM's installation is called: one that is in use or has ended is not to be installed. */
export function InstallTitle({ esimId }: Readonly<{ esimId: string }>) {
  const t = useMessages('install');
  const { data: esim } = useMyEsim(esimId);
  const title = t(`titles.${installTitle(esim, useNow())}`);
  return (
    <>
      <PageHead title={title} description={t('description')} isIndexed={false} />
      <PageTitle title={title} />
    </>
  );
}

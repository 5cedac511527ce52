import type { MyEsim } from '#contract/my-esims.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { fetchMyInstall } from './fetch-install.ts';
import { InstallEsim } from './install-esim.tsx';
import { InstallFailed, InstallLoading } from './install-waiting.tsx';

type Properties = Readonly<{ esim: MyEsim | null; isOpen: boolean; onClose: () => void }>;

/** The install options of one eSIM, over the dashboard. */
export function InstallSheet({ esim, isOpen, onClose }: Properties) {
  const t = useMessages('install');
  return (
    <Sheet title={esim?.title ?? t('heading')} closeLabel={t('close')} isOpen={isOpen} onClose={onClose}>
      {esim === null || !isOpen ? null : <MyInstall key={esim.id} id={esim.id} />}
    </Sheet>
  );
}

function MyInstall({ id }: Readonly<{ id: string }>) {
  const t = useMessages('install');
  const install = useMyQuery(['esims', id, 'install'], (needs) => fetchMyInstall(id, needs));
  const { data: esim, isPending, refetch } = install;
  if (isPending) return <InstallLoading />;
  if (esim === undefined) return <InstallFailed onRetry={() => void refetch()} />;
  return (
    <div>
      <p className="mb-5 text-ink-soft">{t('lead')}</p>
      <h3 className="sr-only">{t('heading')}</h3>
      <InstallEsim esim={esim} />
    </div>
  );
}

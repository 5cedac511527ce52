import { useCallback } from 'react';
import type { MyEsim } from '#contract/my-orders.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useApi, type FetchNeeds } from '../../api/use-api.ts';
import { fetchMyInstall } from './fetch-install.ts';
import { InstallEsim } from './install-esim.tsx';
import { InstallFailed, InstallLoading } from './install-waiting.tsx';

type Properties = Readonly<{ esim: MyEsim | null; isOpen: boolean; onClose: () => void }>;

/** The install options of one eSIM, over the dashboard. */
export function InstallSheet({ esim, isOpen, onClose }: Properties) {
  const t = useMessages('esims');
  return (
    <Sheet
      title={esim?.title ?? t('install.heading')}
      closeLabel={t('mine.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      {esim === null || !isOpen ? null : <MyInstall key={esim.id} id={esim.id} />}
    </Sheet>
  );
}

function MyInstall({ id }: Readonly<{ id: string }>) {
  const t = useMessages('esims');
  const response = useApi(useCallback((needs: FetchNeeds) => fetchMyInstall(id, needs), [id]));
  if (response.kind === 'loading') return <InstallLoading />;
  if (response.kind === 'failed') return <InstallFailed onRetry={response.retry} />;
  return (
    <div>
      <p className="mb-5 text-ink-soft">{t('install.lead')}</p>
      <h3 className="sr-only">{t('install.heading')}</h3>
      <InstallEsim esim={response.value} />
    </div>
  );
}

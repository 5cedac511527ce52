import { useCallback } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { useAsked, type AskNeeds } from '../../use-asked.ts';
import { askOrderInstall } from './ask-install.ts';
import { InstallEsim } from './install-esim.tsx';
import { InstallFailed, InstallLoading } from './install-waiting.tsx';

/** All eSIMs of an order, for the browser that paid. */
export function InstallOrder({ sessionId }: Readonly<{ sessionId: string }>) {
  const t = useMessages('esims');
  const answer = useAsked(useCallback((needs: AskNeeds) => askOrderInstall(sessionId, needs), [sessionId]));
  if (answer.kind === 'loading') return <InstallLoading />;
  if (answer.kind === 'failed') return <InstallFailed onRetry={answer.retry} />;
  const { value: esims } = answer;
  return (
    <section>
      <h2 className="text-3xl">{esims.length > 1 ? t('install.headingMany') : t('install.heading')}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t('install.lead')}</p>
      {esims.map((esim) => (
        <section key={esim.iccid} className="mt-6">
          <h3 className="mb-4 text-2xl">{esim.title}</h3>
          <InstallEsim esim={esim} />
        </section>
      ))}
    </section>
  );
}

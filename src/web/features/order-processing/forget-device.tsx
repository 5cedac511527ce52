import { useState } from 'react';
import { usePageFacts } from '../../document/page-facts.ts';
import { useMessages } from '../../language/use-messages.ts';
import { signOut } from '../../session/sign-out.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Order } from './processing-view.ts';

/**
 * For a customer who paid on a shared computer: signing out also ends this browser's access to the orders it paid, even
 * if nobody is signed in. Only the browser that paid shows the button. Afterwards the page reloads without the codes.
 */
export function ForgetDevice({ order }: Readonly<{ order: Order | null }>) {
  const t = useMessages('order');
  const { anonKey } = usePageFacts();
  const [state, setState] = useState<'waiting' | 'pressing' | 'failed'>('waiting');
  const press = async () => {
    if (state === 'pressing') return;
    setState('pressing');
    if (await signOut(anonKey)) window.location.reload();
    else setState('failed');
  };
  if (order?.isOwnBrowser !== true) return null;
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-2xl">{t('forget.title')}</h2>
      <p className="mt-2 mb-4 max-w-prose text-ink-soft">{t('forget.text')}</p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={state === 'pressing'}
        onClick={() => void press()}
      >
        {t(state === 'pressing' ? 'forget.busy' : 'forget.button')}
      </button>
      <p role="status" className="mt-2 text-bad empty:hidden">
        {state === 'failed' ? t('forget.failed') : null}
      </p>
    </section>
  );
}

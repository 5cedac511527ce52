import { CircleCheck } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { focusAtTop } from '../../browser/focus-at-top.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useGuardedMutation } from '../../queries/use-guarded-mutation.ts';
import { signOut } from '../../session/sign-out.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Order } from './processing-view.ts';

/** The state of the history entry of a page whose device was forgotten; it survives the reload. */
const FORGOTTEN = 'device-forgotten';

/** Whether the customer made this device forget the order; false when the browser may see it all the same. */
export function useIsForgotten(order: Order | null): boolean {
  const location = useLocation();
  const state: unknown = location.state;
  return state === FORGOTTEN && order !== null && !order.isOwnBrowser;
}

/** Says that it worked. The reloaded page is much shorter, so it is shown from its top. */
export function DeviceForgotten() {
  const t = useMessages('order');
  return (
    <section className="notice-card">
      <h2 ref={focusAtTop} className="flex items-center gap-3 text-2xl">
        <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-good" />
        {t('forget.done')}
      </h2>
      <p className="max-w-prose text-ink-soft">{t('forget.doneText')}</p>
    </section>
  );
}

/**
 * For a customer who paid on a shared computer: signing out also ends this browser's access to the orders it paid, even
 * if nobody is signed in. Only the browser that paid shows the button. Afterwards the page reloads without the codes.
 */
export function ForgetDevice({ order }: Readonly<{ order: Order | null }>) {
  const t = useMessages('order');
  const { anonKey } = usePageFacts();
  const navigate = useNavigate();
  const location = useLocation();
  const {
    data: isDone,
    isPending,
    send,
  } = useGuardedMutation({
    mutationFn: async () => {
      if (!(await signOut(anonKey))) return false;
      await navigate(location, { replace: true, state: FORGOTTEN });
      window.location.reload();
      return true;
    },
  });
  // Until the page has reloaded.
  const isBusy = isPending || isDone === true;
  if (order?.isOwnBrowser !== true) return null;
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-2xl">{t('forget.title')}</h2>
      <p className="mt-2 mb-4 max-w-prose text-ink-soft">{t('forget.text')}</p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void send();
        }}
      >
        {t(isBusy ? 'forget.busy' : 'forget.button')}
      </button>
      <p role="status" className="mt-2 text-bad empty:hidden">
        {isDone === false ? t('forget.failed') : null}
      </p>
    </section>
  );
}

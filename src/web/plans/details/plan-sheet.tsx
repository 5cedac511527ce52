import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../browser/hydration.tsx';
import { useIsOnline } from '../../browser/use-is-online.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PlanResult } from './plan-details-view.ts';
import { isOpenedHere, openedPlanPath } from './plan-hash.ts';
import { PlanUnavailable } from './plan-unavailable.tsx';

const loadDetails = async () => ({ default: (await import('./plan-details.tsx')).PlanDetails });

const PlanDetails = lazy(loadDetails);

const UNREACHABLE: PlanResult = { kind: 'failed' };

/** The details of the plan in the address, over its list. */
export function PlanSheet() {
  const t = useMessages('plans');
  const { hash } = useLocation();
  // The server never receives the hash.
  const path = useHydrated() ? openedPlanPath(hash) : null;
  const response = usePlan(path);
  const close = useClose(path !== null);
  return (
    <Sheet
      title={response?.kind === 'found' ? response.details.plan.title : t('details.title')}
      closeLabel={t('details.close')}
      isOpen={path !== null}
      onClose={close}
    >
      <SheetContent response={response} path={path} onAdded={close} />
    </Sheet>
  );
}

type ContentProperties = Readonly<{
  response: PlanResult | null;
  path: string | null;
  /** The cart's toast is behind the sheet, so the sheet closes. */
  onAdded: () => void;
}>;

function SheetContent({ response, path, onAdded }: ContentProperties) {
  const state = useDetailsState(response?.kind === 'found');
  if (response === null) return <Waiting />;
  if (response.kind !== 'found') return <PlanUnavailable kind={response.kind} path={path} />;
  if (state === 'failed') return <PlanUnavailable kind="failed" path={path} />;
  if (state === 'loading') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <PlanDetails details={response.details} heading="h3" onAdded={onAdded} />
    </Suspense>
  );
}

/** Null while it loads. The last plan stays visible while the sheet slides out. */
function usePlan(path: string | null): PlanResult | null {
  const { load, data, state } = useFetcher<PlanResult>();
  const localized = useLocalizedPath();
  const isOnline = useIsOnline();
  const [requested, setRequested] = useState<string | null>(null);
  const wanted = path === null ? null : localized(path);
  const isNew = wanted !== null && wanted !== requested;
  // Without a connection the router would reload the whole page, and that would fail.
  if (isNew && isOnline) setRequested(wanted);
  useEffect(() => {
    if (requested !== null) void load(requested);
  }, [requested, load]);
  if (isNew && !isOnline) return UNREACHABLE;
  return state === 'idle' && data !== undefined ? data : null;
}

/** Closing goes back to the list, so that Forward opens the sheet again. A shared link has no list to go back to. */
function useClose(isOpen: boolean): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);
  return () => {
    // The dialog also fires its close event when a change of the address closed it.
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    void (isOpenedHere(location.state)
      ? navigate(-1)
      : navigate(pathname + search, { replace: true, preventScrollReset: true }));
  };
}

/** Whether the details component and its messages are loaded: this happens when a plan is first opened. */
function useDetailsState(isNeeded: boolean): 'loading' | 'ready' | 'failed' {
  const language = useLanguage();
  const { i18n } = useTranslation();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isMissing = isNeeded && state === 'loading';
  useEffect(() => {
    if (!isMissing) return;
    Promise.all([loadDetails(), i18n.loadNamespaces('plan')]).then(
      () => setState(i18n.hasResourceBundle(language, 'plan') ? 'ready' : 'failed'),
      () => setState('failed'),
    );
  }, [isMissing, i18n, language]);
  return state;
}

function Waiting() {
  const t = useMessages('plans');
  return (
    <div role="status" className="grid gap-4">
      <p className="sr-only">{t('details.loading')}</p>
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

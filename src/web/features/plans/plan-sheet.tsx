import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../language/use-language.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PlanAnswer } from './plan-details-view.ts';
import { isOpenedHere, openedPlanPath } from './plan-hash.ts';
import { PlanUnavailable } from './plan-unavailable.tsx';

/** The details of the plan that the address names, over the list it stands in. */
export function PlanSheet() {
  const t = useMessages('plans');
  const { hash } = useLocation();
  const path = openedPlanPath(hash);
  const answer = usePlan(path);
  const close = useClose(path !== null);
  return (
    <Sheet
      title={answer?.kind === 'found' ? answer.details.plan.title : t('details.title')}
      closeLabel={t('details.close')}
      isOpen={path !== null}
      onClose={close}
    >
      <SheetContent answer={answer} path={path} />
    </Sheet>
  );
}

type ContentProperties = Readonly<{ answer: PlanAnswer | null; path: string | null }>;

function SheetContent({ answer, path }: ContentProperties) {
  const Details = useDetails(answer !== null);
  if (answer === null || Details === 'loading') return <Waiting />;
  if (answer.kind !== 'found') return <PlanUnavailable kind={answer.kind} path={path} />;
  if (Details === 'failed') return <PlanUnavailable kind="failed" path={path} />;
  return <Details details={answer.details} heading="h3" />;
}

/** Null while it is on its way. The plan last shown stays while the sheet slides away. */
function usePlan(path: string | null): PlanAnswer | null {
  const { load, data, state } = useFetcher<PlanAnswer>();
  const localized = useLocalizedPath();
  const [asked, setAsked] = useState<string | null>(null);
  const wanted = path === null ? null : localized(path);
  if (wanted !== null && wanted !== asked) setAsked(wanted);
  useEffect(() => {
    if (asked !== null) void load(asked);
  }, [asked, load]);
  return state === 'idle' && data !== undefined ? data : null;
}

/** Closing goes back to the list, so that the way forward opens the sheet again. A shared link has no way back. */
function useClose(isOpen: boolean): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);
  return () => {
    // The dialog says so too when it was the address that closed it.
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    void (isOpenedHere(state)
      ? navigate(-1)
      : navigate(pathname + search, { replace: true, preventScrollReset: true }));
  };
}

type Details = typeof import('./plan-details.tsx').PlanDetails;

/** What draws the details, with its words: loaded when a plan is opened for the first time. */
function useDetails(isWanted: boolean): Details | 'loading' | 'failed' {
  const language = useLanguage();
  const { i18n } = useTranslation();
  const [details, setDetails] = useState<Details | 'loading' | 'failed'>('loading');
  const isMissing = isWanted && details === 'loading';
  useEffect(() => {
    if (!isMissing) return;
    const load = async (): Promise<Details | 'failed'> => {
      const [module] = await Promise.all([import('./plan-details.tsx'), i18n.loadNamespaces('plan')]);
      return i18n.hasResourceBundle(language, 'plan') ? module.PlanDetails : 'failed';
    };
    load().then(
      (loaded) => setDetails(() => loaded),
      () => setDetails('failed'),
    );
  }, [isMissing, i18n, language]);
  return details;
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

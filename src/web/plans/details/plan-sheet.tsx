import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useHydrated } from '../../browser/hydration.tsx';
import { useIsOnline } from '../../browser/use-is-online.ts';
import { useOnDemand } from '../../browser/use-on-demand.ts';
import { useCloseSheet } from '../../browser/use-sheet-in-address.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PlanResult } from './plan-details-view.ts';
import { openedPlanPath } from './plan-hash.ts';
import { PlanUnavailable } from './plan-unavailable.tsx';

const loadDetails = async () => (await import('./plan-details.tsx')).PlanDetails;

const WORDS = ['plan'] as const;

const UNREACHABLE: PlanResult = { kind: 'failed' };

/** The details of the plan in the address, over its list. */
export function PlanSheet() {
  const t = useMessages('plans');
  const { hash } = useLocation();
  // The server never receives the hash.
  const path = useHydrated() ? openedPlanPath(hash) : null;
  const response = usePlan(path);
  const close = useCloseSheet(path !== null);
  return (
    <Sheet
      title={response?.kind === 'found' ? response.details.plan.title : t('details.title')}
      closeLabel={t('details.close')}
      variant="full"
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
  const isNeeded = response?.kind === 'found';
  const loaded = useOnDemand({ isNeeded, load: loadDetails, namespaces: WORDS });
  if (response === null) return <Waiting />;
  if (response.kind !== 'found') return <PlanUnavailable kind={response.kind} path={path} />;
  if (loaded.kind === 'failed') return <PlanUnavailable kind="failed" path={path} />;
  if (loaded.kind === 'loading') return <Waiting />;
  const PlanDetails = loaded.value;
  return <PlanDetails details={response.details} heading="h3" onAdded={onAdded} />;
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

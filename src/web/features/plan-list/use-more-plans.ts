import { useEffect, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import type { PlanListView } from '../../plans/card/plan-list-view.ts';

export type MorePlans = Readonly<{
  list: PlanListView;
  state: 'idle' | 'loading' | 'failed';
  loadMore: () => void;
}>;

/** A list that grows by one page per call. `keep` is called with every longer list. */
export function useMorePlans(first: PlanListView, keep: (list: PlanListView) => void): MorePlans {
  const t = useMessages('plans');
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const [growing, setGrowing] = useState<GrowingList>(() => startWith(first));
  if (growing.first !== first) setGrowing(startWith(first));
  const { list, state } = growing;

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    import('./more-plans.ts')
      .then(({ readMorePlans }) => readMorePlans(list, { anonKey, language, t, signal }))
      .then(
        (longer) => {
          if (signal.aborted) return;
          setGrowing({ first, list: longer, state: 'idle' });
          keep(longer);
        },
        () => {
          if (signal.aborted) return;
          setGrowing({ first, list, state: 'failed' });
          toasts.show({ title: t('list.moreFailed'), tone: 'bad' });
        },
      );
    return () => controller.abort();
  }, [state, list, first, anonKey, language, t, keep]);

  return { list, state, loadMore: () => setGrowing({ first, list, state: 'loading' }) };
}

type GrowingList = Readonly<{ first: PlanListView; list: PlanListView; state: MorePlans['state'] }>;

function startWith(first: PlanListView): GrowingList {
  return { first, list: first, state: 'idle' };
}

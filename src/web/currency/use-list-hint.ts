import type { ComponentType } from 'react';
import { useOnDemand } from '../browser/use-on-demand.ts';
import { useMayHaveHint } from './use-may-have-hint.ts';

const loadHint = async () => (await import('./hint-text.tsx')).HintText;

const WORDS = ['currency'] as const;

/** The hint beside one price of a list. Null for visitors without hints, who load nothing for it. */
export type ListHint = ComponentType<Readonly<{ cents: number }>> | null;

/** Asked for once per list, not once per price. */
export function useListHint(): ListHint {
  const isNeeded = useMayHaveHint();
  const hint = useOnDemand({ isNeeded, load: loadHint, namespaces: WORDS });
  return isNeeded && hint.kind === 'ready' ? hint.value : null;
}

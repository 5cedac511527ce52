import type { ReactNode } from 'react';
import { useOnDemand } from '../browser/use-on-demand.ts';
import { useMayHaveHint } from './use-may-have-hint.ts';

const loadHint = async () => (await import('./hint-with-rate.tsx')).HintWithRate;

const WORDS = ['currency'] as const;

type Properties = Readonly<{
  cents: number;
  /** Shown on the server, and to visitors without a hint: one line, so that nothing moves when the hint replaces it. */
  otherwise: ReactNode;
}>;

/** "about €3.70" in one line, with its source at a press. Everything but this frame is loaded for visitors who get one. */
export function PriceHint({ cents, otherwise }: Properties) {
  const isNeeded = useMayHaveHint();
  const hint = useOnDemand({ isNeeded, load: loadHint, namespaces: WORDS });
  if (!isNeeded || hint.kind !== 'ready') return otherwise;
  const HintWithRate = hint.value;
  return <HintWithRate cents={cents} otherwise={otherwise} />;
}

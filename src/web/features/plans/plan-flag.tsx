import { Globe, MapPinned } from 'lucide-react';
import { Flag } from '../../ui/flag.tsx';
import type { PlanCardView } from './plan-card-view.ts';

type Properties = Readonly<{ plan: Pick<PlanCardView, 'countryCode' | 'coverageType'>; isLarge?: boolean }>;

/** A country's flag, or a sign for the region or the world. */
export function PlanFlag({ plan, isLarge = false }: Properties) {
  if (plan.countryCode !== null) return <Flag countryCode={plan.countryCode} isLarge={isLarge} />;
  const Icon = plan.coverageType === 'global' ? Globe : MapPinned;
  return <Icon aria-hidden="true" className={`shrink-0 text-sea ${isLarge ? 'size-10' : 'size-6'}`} />;
}

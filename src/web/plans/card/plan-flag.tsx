import { Globe, MapPinned } from 'lucide-react';
import { Flag } from '../../ui/flag.tsx';
import type { PlanCardView } from './plan-card-view.ts';

type Properties = Readonly<{ plan: Pick<PlanCardView, 'countryCode' | 'coverageType'> }>;

/** A country's flag, or an icon for a region or the world. */
export function PlanFlag({ plan }: Properties) {
  if (plan.countryCode !== null) return <Flag countryCode={plan.countryCode} />;
  const Icon = plan.coverageType === 'global' ? Globe : MapPinned;
  return <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" />;
}

import { Globe, MapPinned } from 'lucide-react';
import { Flag } from '../../../ui/flag.tsx';
import type { PlanPass } from './plan-pass.ts';

export function PassFlag({ pass: { cartPlan, coverageType } }: Readonly<{ pass: PlanPass }>) {
  if (cartPlan.countryCode !== null) return <Flag countryCode={cartPlan.countryCode} />;
  const Icon = coverageType === 'global' ? Globe : MapPinned;
  return <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" />;
}

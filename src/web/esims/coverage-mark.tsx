import { Globe, MapPinned } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { Flag } from '../ui/flag.tsx';

type Properties = Readonly<{ esim: Pick<MyEsim, 'countryCode' | 'coverage'> }>;

/** The flag of a local eSIM; an icon for a region or the world. */
export function CoverageMark({ esim: { countryCode, coverage } }: Properties) {
  if (countryCode !== null) return <Flag countryCode={countryCode} />;
  const Icon = coverage === 'global' ? Globe : MapPinned;
  return <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" />;
}

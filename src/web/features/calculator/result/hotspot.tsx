import { CircleAlert, Wifi } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';
import type { PlanPass } from './plan-pass.ts';

/** What the network of a plan states about a hotspot. */
export function Hotspot({ pass: { hotspot } }: Readonly<{ pass: PlanPass }>) {
  const t = useMessages('calculator');
  const [Icon, colour] = hotspot === 'allowed' ? [Wifi, 'text-sea'] : [CircleAlert, 'text-warn'];
  return (
    <p className="flex gap-1.5 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${colour}`} />
      {t(`result.hotspot.${hotspot}`)}
    </p>
  );
}

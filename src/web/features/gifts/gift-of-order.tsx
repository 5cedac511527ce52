import type { ComponentProps, ReactNode } from 'react';
import { useOnDemand } from '../../browser/use-on-demand.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { GiftPanel } from './gift-panel.tsx';

const loadPanel = async () => (await import('./gift-panel.tsx')).GiftPanel;
const WORDS = ['gift'] as const;

type Properties = ComponentProps<typeof GiftPanel> &
  Readonly<{
    /** Shown once the panel is there, whose height nobody knows before. */
    after?: ReactNode;
  }>;

/** The gift of an order. Few orders are gifts, so its screen is loaded only for those. */
export function GiftOfOrder({ after = null, ...gift }: Properties) {
  const t = useMessages('shell');
  const panel = useOnDemand({ isNeeded: true, load: loadPanel, namespaces: WORDS });
  if (panel.kind === 'ready') {
    const Panel = panel.value;
    return (
      <>
        <Panel {...gift} />
        {after}
      </>
    );
  }
  if (panel.kind !== 'failed') return <Skeleton className="h-[30rem] w-full md:h-64" />;
  return (
    <button type="button" className={buttonClass('quiet')} onClick={panel.retry}>
      {t('checkout.retry')}
    </button>
  );
}

import { Link2, TriangleAlert } from 'lucide-react';
import type { Share } from '#contract/orders/shares.ts';
import { newLinkEffect } from '#core/shares/usable-links.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{ shares: readonly Share[]; onPress: () => void }>;

/** The button for a new link, below what becomes of the one that works. */
export function NewLink({ shares, onPress }: Properties) {
  const t = useMessages('shares');
  return (
    <div className="grid justify-items-start gap-3">
      <NewLinkWarning shares={shares} />
      <button type="button" className={buttonClass('quiet')} onClick={onPress}>
        <Link2 aria-hidden="true" className="size-5" />
        {t('again.button')}
      </button>
    </div>
  );
}

export function NewLinkWarning({ shares }: Pick<Properties, 'shares'>) {
  const t = useMessages('shares');
  return (
    <p className="install-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <span>{t(`again.${newLinkEffect(shares)}`)}</span>
    </p>
  );
}

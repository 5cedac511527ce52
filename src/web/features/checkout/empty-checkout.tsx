import { Luggage } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The cart was emptied, perhaps in another tab: there is nothing to pay for. */
export function EmptyCheckout() {
  const t = useMessages('checkout');
  return (
    <div
      role="status"
      className="grid min-h-64 grow place-content-center justify-items-center gap-3 text-center"
    >
      <Luggage aria-hidden="true" className="size-12 text-ink-soft" />
      <p className="font-display text-xl font-bold">{t('empty.title')}</p>
      <p className="max-w-72 text-ink-soft">{t('empty.text')}</p>
      <LocalizedLink to="/plans" className={`mt-3 ${buttonClass('primary')}`}>
        {t('empty.browse')}
      </LocalizedLink>
    </div>
  );
}

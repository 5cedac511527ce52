import { Luggage } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Properties = Readonly<{ isOpen: boolean; onClose: () => void }>;

export function CartDrawer({ isOpen, onClose }: Properties) {
  const t = useMessages('shell');
  return (
    <Sheet title={t('cart.title')} closeLabel={t('cart.close')} isOpen={isOpen} onClose={onClose}>
      <div className="grid grow place-content-center justify-items-center gap-3 text-center">
        <Luggage aria-hidden="true" className="size-12 text-ink-soft" />
        <p className="font-display text-xl font-bold">{t('cart.empty')}</p>
        <p className="max-w-64 text-ink-soft">{t('cart.emptyHint')}</p>
        <LocalizedLink to="/plans" className={`mt-3 ${buttonClass('primary')}`} onClick={onClose}>
          {t('cart.browse')}
        </LocalizedLink>
      </div>
    </Sheet>
  );
}

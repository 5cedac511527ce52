import { useState } from 'react';
import { ShoppingBag } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useCartCount } from './cart-count.ts';
import { CartDrawer } from './cart-drawer.tsx';

export function CartButton() {
  const t = useMessages('shell');
  const count = useCartCount();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip text={t('cart.tooltip')}>
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label={t('cart.open', { count })}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <ShoppingBag aria-hidden="true" className="size-5" />
        </button>
      </Tooltip>
      <CartDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

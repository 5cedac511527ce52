import { lazy, Suspense, useState } from 'react';
import { ShoppingBag } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useCartCount } from './cart-count.ts';

const CartDrawer = lazy(() => import('./cart-drawer.tsx'));

export function CartButton() {
  const t = useMessages('shell');
  const count = useCartCount();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <Tooltip text={t('cart.tooltip')}>
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label={t('cart.open', { count })}
          aria-haspopup="dialog"
          onClick={open}
        >
          <ShoppingBag aria-hidden="true" className="size-5" />
        </button>
      </Tooltip>
      {isWanted ? (
        <Suspense>
          <CartDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

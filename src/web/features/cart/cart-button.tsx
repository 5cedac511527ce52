import { ShoppingBag } from 'lucide-react';
import { useCart } from '../../cart/cart-context.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';

export function CartButton() {
  const t = useMessages('shell');
  const { count, open } = useCart();
  return (
    <Tooltip text={t('cart.tooltip')}>
      <button
        type="button"
        className={`relative ${buttonClass('icon')}`}
        aria-label={t('cart.open', { count })}
        aria-haspopup="dialog"
        onClick={open}
      >
        <ShoppingBag aria-hidden="true" className="size-5" />
        {count === 0 ? null : (
          <span aria-hidden="true" className="count-badge">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
    </Tooltip>
  );
}

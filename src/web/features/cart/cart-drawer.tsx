import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Luggage } from 'lucide-react';
import { useCart } from '../../cart/cart-context.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useOnDemand } from '../../browser/use-on-demand.ts';
import { useCartAwaitingPayment } from './use-cart-awaiting-payment.ts';

const loadContents = async () => (await import('./cart-contents.tsx')).CartContents;

const WORDS = ['cart', 'plans', 'currency'] as const;

type Properties = Readonly<{
  /** The customer has pressed Checkout, which follows. */
  isLeft: boolean;
  onCheckout: (press: MouseEvent) => void;
}>;

/** The closing dialog must not go back: the checkout takes the place of the drawer in the history. */
const stay = () => undefined;

/** The cart. Everything but its frame is loaded when it is first opened with a plan in it. */
export function CartDrawer({ isLeft, onCheckout }: Properties) {
  const t = useMessages('shell');
  const { items, close, ...cart } = useCart();
  const isOpen = cart.isOpen && !isLeft;
  // A cart that was emptied in the open drawer can be brought back by what is loaded with a filled one.
  const [wasFilled, setWasFilled] = useState(false);
  const isFilled = items.length > 0 || (isOpen && wasFilled);
  if (isFilled !== wasFilled) setWasFilled(isFilled);
  return (
    <Sheet
      title={t('cart.title')}
      closeLabel={t('cart.close')}
      isOpen={isOpen}
      onClose={isLeft ? stay : close}
    >
      {isFilled ? <FilledCart isOpen={isOpen} onCheckout={onCheckout} /> : <EmptyCart />}
    </Sheet>
  );
}

type FilledProperties = Pick<Properties, 'onCheckout'> & Readonly<{ isOpen: boolean }>;

function FilledCart({ isOpen, onCheckout }: FilledProperties) {
  const t = useMessages('shell');
  const contents = useOnDemand({ isNeeded: isOpen, load: loadContents, namespaces: WORDS });
  if (contents.kind === 'ready') {
    const Contents = contents.value;
    return <Contents isOpen={isOpen} onCheckout={onCheckout} empty={<EmptyCart />} />;
  }
  return (
    <div role="status" className="grid grow place-content-center justify-items-center gap-4 text-center">
      <p className="max-w-64 text-ink-soft">
        {t(contents.kind === 'failed' ? 'cart.notLoaded' : 'cart.loading')}
      </p>
      {contents.kind === 'failed' ? (
        <button type="button" className={buttonClass('quiet')} onClick={contents.retry}>
          {t('cart.retry')}
        </button>
      ) : null}
    </div>
  );
}

function EmptyCart() {
  const t = useMessages('shell');
  const { hasLeft: hasCartAwaitingPayment, restore } = useCartAwaitingPayment();
  const self = useRef<HTMLDivElement>(null);
  // After the last plan was removed, the keyboard focus stays in the drawer.
  useEffect(() => self.current?.focus(), []);
  return (
    <div
      ref={self}
      tabIndex={-1}
      className="grid grow place-content-center justify-items-center gap-3 text-center outline-none"
    >
      <Luggage aria-hidden="true" className="size-12 text-ink-soft" />
      <p className="font-display text-xl font-bold">{t('cart.empty')}</p>
      <p className="max-w-64 text-ink-soft">{t('cart.emptyHint')}</p>
      <LocalizedLink to="/plans" className={`mt-3 ${buttonClass('primary')}`} replace>
        {t('cart.browse')}
      </LocalizedLink>
      {hasCartAwaitingPayment ? (
        <button type="button" className={buttonClass('quiet')} onClick={restore}>
          {t('cart.bringBack')}
        </button>
      ) : null}
    </div>
  );
}

import { useRef, type MouseEvent } from 'react';
import { TriangleAlert } from 'lucide-react';
import { unavailableIds } from '#core/cart/check-cart.ts';
import { formatMoney, money } from '#core/money.ts';
import { useCart } from '../../cart/cart-context.ts';
import { TotalHint } from '../../currency/total-hint.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CartLine } from './cart-line.tsx';
import { useCartCheck, type CheckedCart } from './use-cart-check.ts';

type Properties = Readonly<{ isOpen: boolean; onCheckout: (press: MouseEvent) => void }>;

/** The cart's lines, the notices about them, and the checkout button. */
export function CartContents({ isOpen, onCheckout }: Properties) {
  const t = useMessages('cart');
  const { items, count, remove, clear, setQuantity } = useCart();
  const checked = useCartCheck(items, isOpen);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears together with its notice; the focus stays in the list.
  const inList =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      list.current?.focus();
      act(...args);
    };
  return (
    <>
      <p className="-my-3 flex items-center justify-between gap-3">
        <span className="text-ink-soft">{t('items', { count })}</span>
        <button type="button" className="text-button" onClick={clear}>
          {t('clear')}
        </button>
      </p>
      <ul ref={list} tabIndex={-1} aria-label={t('list')} className="grid gap-3 outline-none">
        {items.map((item) => (
          <CartLine
            key={item.packageId}
            item={item}
            check={checked.check.lines.get(item.packageId) ?? { kind: 'fine' }}
            formerCents={checked.formerCents.get(item.packageId) ?? null}
            daysStart={checked.texts.daysStart.get(item.packageId) ?? null}
            extras={checked.texts.extras.get(item.packageId) ?? []}
            onRemove={inList(remove)}
            onTakeRemaining={inList(setQuantity)}
          />
        ))}
      </ul>
      <CartFoot
        checked={checked}
        onCheckout={onCheckout}
        onRemoveAll={inList((unavailable: readonly string[]) => unavailable.forEach(remove))}
      />
    </>
  );
}

type FootProperties = Readonly<{
  checked: CheckedCart;
  onCheckout: (press: MouseEvent) => void;
  onRemoveAll: (packageIds: readonly string[]) => void;
}>;

function CartFoot({ checked, onCheckout, onRemoveAll }: FootProperties) {
  const t = useMessages('cart');
  const language = useLanguage();
  const { totalCents } = useCart();
  const isReady = [...checked.check.lines.values()].every(({ kind }) => kind === 'fine');
  return (
    <div className="cart-foot">
      {checked.state === 'failed' ? <NotChecked onRetry={checked.refetch} /> : null}
      {isReady ? null : (
        <UnavailableNotice unavailable={unavailableIds(checked.check)} onRemoveAll={onRemoveAll} />
      )}
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-lg font-semibold">{t('total')}</span>
        <span className="figure text-3xl" data-total>
          {formatMoney(money(totalCents), language)}
        </span>
      </p>
      <TotalHint cents={totalCents} />
      <button
        type="button"
        className={`w-full ${buttonClass('primary')}`}
        disabled={!isReady}
        onClick={onCheckout}
      >
        {t('checkout')}
      </button>
      <p className="text-center text-sm text-ink-soft">{t('currency')}</p>
    </div>
  );
}

type UnavailableProperties = Pick<FootProperties, 'onRemoveAll'> &
  Readonly<{ unavailable: readonly string[] }>;

function UnavailableNotice({ unavailable, onRemoveAll }: UnavailableProperties) {
  const t = useMessages('cart');
  return (
    <div role="status" className="grid gap-2">
      <p className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
        {t('mend')}
      </p>
      {unavailable.length > 1 ? (
        <button type="button" className={buttonClass('quiet')} onClick={() => onRemoveAll(unavailable)}>
          {t('removeUnavailable')}
        </button>
      ) : null}
    </div>
  );
}

function NotChecked({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('cart');
  return (
    <div role="status" className="grid gap-1">
      <p className="text-sm text-ink-soft">{t('notChecked')}</p>
      <button type="button" className="text-button justify-self-start" onClick={onRetry}>
        {t('checkAgain')}
      </button>
    </div>
  );
}

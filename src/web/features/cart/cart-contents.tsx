import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Ticket, TriangleAlert } from 'lucide-react';
import type { Cart } from '#core/cart/cart.ts';
import { unavailableIds } from '#core/cart/check-cart.ts';
import { putBack, type TakenOut } from '#core/cart/put-back.ts';
import { formatMoney, money } from '#core/money.ts';
import { useCart } from '../../cart/cart-context.ts';
import { keptCheckout } from '../../checkout/kept-checkout.ts';
import { TotalHint } from '../../currency/total-hint.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CartLine } from './cart-line.tsx';
import { pageCart } from './page-cart.ts';
import { UndoLine } from './undo-line.tsx';
import { useCartCheck, type CheckedCart } from './use-cart-check.ts';

type Properties = Readonly<{
  isOpen: boolean;
  onCheckout: (press: MouseEvent) => void;
  /** What an empty cart shows. */
  empty: ReactNode;
}>;

/** The cart's lines, the notices about them, and the checkout button. */
export function CartContents({ isOpen, onCheckout, empty }: Properties) {
  const t = useMessages('cart');
  const { items, count, remove, clear, setQuantity } = useCart();
  const checked = useCartCheck(items, isOpen);
  const list = useRef<HTMLUListElement>(null);
  const undo = useUndo(isOpen, list);
  // The pressed button disappears together with its notice; the focus stays in the list.
  const inList =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      list.current?.focus();
      act(...args);
    };
  const undoLine = undo.takenOut && <UndoLine takenOut={undo.takenOut} onUndo={undo.run} />;
  if (items.length === 0) {
    return (
      <>
        {undoLine}
        {empty}
      </>
    );
  }
  return (
    <>
      {undoLine}
      <p className="-my-3 flex items-center justify-between gap-3">
        <span className="text-ink-soft">{t('items', { count })}</span>
        <button type="button" className="text-button" onClick={() => undo.takeOut(items, clear)}>
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
            isLoading={checked.isLoading(item.packageId)}
            extras={checked.texts.extras.get(item.packageId) ?? []}
            onRemove={inList((packageId: string) =>
              undo.takeOut(
                items.filter((other) => other.packageId === packageId),
                () => remove(packageId),
              ),
            )}
            onTakeRemaining={inList(setQuantity)}
          />
        ))}
      </ul>
      <CartFoot
        isOpen={isOpen}
        checked={checked}
        onCheckout={onCheckout}
        onRemoveAll={inList((unavailable: readonly string[]) => unavailable.forEach(remove))}
      />
    </>
  );
}

/** What was taken out since the drawer was opened, the last of it. */
function useUndo(isOpen: boolean, list: RefObject<HTMLElement | null>) {
  const [takenOut, setTakenOut] = useState<TakenOut | null>(null);
  const [undone, setUndone] = useState(0);
  if (!isOpen && takenOut !== null) setTakenOut(null);
  // The pressed button is gone; the list may just have come back.
  useEffect(() => {
    if (undone > 0) list.current?.focus();
  }, [undone, list]);
  return {
    takenOut,
    takeOut: (lines: Cart, act: () => void) => {
      setTakenOut({ before: pageCart.read(), packageIds: lines.map(({ packageId }) => packageId) });
      act();
    },
    run: () => {
      if (takenOut !== null) pageCart.change((cart) => putBack(cart, takenOut));
      setTakenOut(null);
      setUndone((times) => times + 1);
    },
  };
}

type FootProperties = Readonly<{
  isOpen: boolean;
  checked: CheckedCart;
  onCheckout: (press: MouseEvent) => void;
  onRemoveAll: (packageIds: readonly string[]) => void;
}>;

/** The code that was applied in the checkout, as of when the drawer was opened. */
function useKeptCode(isOpen: boolean): string {
  return useMemo(() => (isOpen ? (keptCheckout.read()?.code ?? '') : ''), [isOpen]);
}

function CartFoot({ isOpen, checked, onCheckout, onRemoveAll }: FootProperties) {
  const t = useMessages('cart');
  const code = useKeptCode(isOpen);
  const language = useLanguage();
  const { totalCents } = useCart();
  const isReady = [...checked.check.lines.values()].every(({ kind }) => kind === 'fine');
  return (
    <div className="cart-foot">
      {checked.isFailed ? <NotChecked onRetry={checked.refetch} /> : null}
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
      {code === '' ? null : (
        <p className="flex items-center gap-2 text-sm">
          <Ticket aria-hidden="true" className="size-4 shrink-0 text-good" />
          {t('code', { code })}
        </p>
      )}
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

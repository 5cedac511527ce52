import { Undo2 } from 'lucide-react';
import type { TakenOut } from '#core/cart/put-back.ts';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{ takenOut: TakenOut; onUndo: () => void }>;

/** What was just taken out of the cart. It stays until the drawer is closed: a toast is gone before it can be pressed. */
export function UndoLine({ takenOut: { before, packageIds }, onUndo }: Properties) {
  const t = useMessages('cart');
  const [only, second] = before.filter(({ packageId }) => packageIds.includes(packageId));
  if (only === undefined) return null;
  return (
    <div className="cart-line flex items-center justify-between gap-3 py-1.5">
      <p role="status" className="min-w-0 wrap-anywhere">
        {second === undefined
          ? t('undo.one', { plan: t('added.text', { title: only.title, data: only.data }) })
          : t('cleared.title')}
      </p>
      <button type="button" className="text-button flex shrink-0 items-center gap-1.5" onClick={onUndo}>
        <Undo2 aria-hidden="true" className="size-5" />
        {t('undo.button')}
      </button>
    </div>
  );
}

import { Clock, Globe, Minus, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { lineCents, MOST_OF_ONE, type CartItem } from '#core/cart/cart.ts';
import type { LineCheck } from '#core/cart/check-cart.ts';
import { formatMoney, money } from '#core/money.ts';
import { useCart } from '../../cart/cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { reasonText } from './cart-toasts.ts';

type Properties = Readonly<{
  item: CartItem;
  check: LineCheck;
  /** The price of one when it was added to the cart; null when it has not changed. */
  formerCents: number | null;
  /** Null while it is not known. */
  daysStart: string | null;
  isLoading: boolean;
  /** What tells it from plans of the same destination, size and length; empty while it is not known. */
  extras: readonly string[];
  onRemove: (packageId: string) => void;
  /** Sets the quantity to the remaining stock. */
  onTakeRemaining: (packageId: string, quantity: number) => void;
}>;

export function CartLine({
  item,
  check,
  formerCents,
  daysStart,
  isLoading,
  extras,
  onRemove,
  onTakeRemaining,
}: Properties) {
  const t = useMessages('cart');
  const language = useLanguage();
  const priceText = (cents: number) => formatMoney(money(cents), language);
  const plan = planName(item, extras);
  return (
    <li className={`cart-line ${check.kind === 'fine' ? '' : 'cart-line-marked'}`}>
      <div className="flex items-start gap-2.5">
        {item.countryCode === null ? (
          <Globe aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sea" />
        ) : (
          <span className="mt-1 flex">
            <Flag countryCode={item.countryCode} />
          </span>
        )}
        <div className="min-w-0 grow">
          <p className="leading-snug font-semibold wrap-anywhere">{item.title}</p>
          <p className="text-sm text-ink-soft">
            {[t('line.details', { data: item.data, validity: item.validity }), ...extras].join(' · ')}
          </p>
        </div>
        <button
          type="button"
          aria-label={t('line.remove', { plan })}
          className={`-mt-2 -mr-2 ${buttonClass('bare')}`}
          onClick={() => onRemove(item.packageId)}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Quantity item={item} plan={plan} isRaisable={check.kind === 'fine'} />
        <p className="ml-auto text-right">
          <span className="figure text-xl">{priceText(lineCents(item))}</span>
          {item.quantity === 1 ? null : (
            <span className="block text-sm text-ink-soft">
              {t('line.each', { price: priceText(item.priceCents) })}
            </span>
          )}
        </p>
      </div>
      {/* What is loaded comes last: a button must not move away from a finger that is about to press it. */}
      <DaysStart text={daysStart} isLoading={isLoading} />
      <LineNotice item={item} check={check} onTakeRemaining={onTakeRemaining} />
      {formerCents === null ? null : (
        <Notice>
          {t('line.wasPrice', { former: priceText(formerCents), price: priceText(item.priceCents) })}
        </Notice>
      )}
    </li>
  );
}

/** Two lines of it are reserved while it is loading. */
function DaysStart({ text, isLoading }: Readonly<{ text: string | null; isLoading: boolean }>) {
  if (text === null) return isLoading ? <Skeleton className="h-9" /> : null;
  return (
    <p className="flex min-h-9 gap-1.5 text-[0.8125rem] leading-snug text-ink-soft">
      <Clock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

function LineNotice({
  item,
  check,
  onTakeRemaining,
}: Pick<Properties, 'item' | 'check' | 'onTakeRemaining'>) {
  const t = useMessages('cart');
  const language = useLanguage();
  if (check.kind === 'fine') return null;
  if (check.kind === 'unavailable') return <Notice>{reasonText(check, { language, t })}</Notice>;
  const count = check.available;
  return (
    <>
      <Notice>{t('line.onlyLeft', { count })}</Notice>
      <button
        type="button"
        className={`justify-self-start ${buttonClass('quiet')}`}
        onClick={() => onTakeRemaining(item.packageId, count)}
      >
        {t('line.takeLeft', { count })}
      </button>
    </>
  );
}

function Notice({ children }: Readonly<{ children: string }>) {
  return (
    <p className="flex gap-1.5 text-sm font-medium">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      <span>{children}</span>
    </p>
  );
}

type QuantityProperties = Readonly<{ item: CartItem; plan: string; isRaisable: boolean }>;

function Quantity({ item, plan, isRaisable }: QuantityProperties) {
  const t = useMessages('cart');
  const { setQuantity } = useCart();
  const { packageId, quantity } = item;
  return (
    <div role="group" aria-label={t('line.quantity', { plan })} className="flex items-center">
      <button
        type="button"
        aria-label={t('line.less', { plan })}
        className={buttonClass('icon')}
        disabled={quantity === 1}
        onClick={() => setQuantity(packageId, quantity - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <output aria-live="polite" className="figure min-w-10 text-center text-lg">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={t('line.more', { plan })}
        className={buttonClass('icon')}
        disabled={!isRaisable || quantity >= MOST_OF_ONE}
        onClick={() => setQuantity(packageId, quantity + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** With its days and extras: plans of one destination and size differ only in them. */
function planName({ title, data, validity }: CartItem, extras: readonly string[]): string {
  return [title, data, validity.toLowerCase(), ...extras].join(', ');
}

import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { RestoreCartResponse } from '#contract/subscriptions.ts';
import type { Cart } from '#core/cart/cart.ts';
import { formatMoney, money } from '#core/money.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { LinkFailure, UnknownLink } from '../../mail-links/link-states.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { fetchSavedCart } from './cart-reminder-requests.ts';

type Properties = Readonly<{
  token: string;
  /** Adds them to the cart of this browser. */
  onItems: (items: Cart) => void;
  onOpen: () => void;
}>;

/** Restores the cart of a reminder at once: it changes nothing but the cart of this browser. */
export function RestoreCart({ token, onItems, onOpen }: Properties) {
  const t = useMessages('subscriptions');
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const { data, error, mutate } = useMutation({
    mutationFn: () => fetchSavedCart(token, { anonKey, language }),
    onSuccess: (saved) => {
      if (saved.state === 'found') onItems(toCart(saved.items));
    },
  });
  useEffect(() => mutate(), [mutate]);
  if (error !== null)
    return (
      <section className="notice-card">
        <LinkFailure error={error} />
        <button type="button" className={buttonClass('primary')} onClick={() => mutate()}>
          {t('cart.again')}
        </button>
      </section>
    );
  if (data === undefined)
    return (
      <p role="status" className="notice-card">
        {t('cart.restoring')}
      </p>
    );
  if (data.state === 'unknown') return <UnknownLink />;
  const isGone = data.items.length === 0;
  return (
    <section role="status" className="notice-card">
      {isGone ? null : <CircleCheck aria-hidden="true" className="size-8 text-good" />}
      <h2 className="text-2xl">{t(isGone ? 'cart.goneTitle' : 'cart.doneTitle')}</h2>
      <p className="max-w-prose text-ink-soft">{t(isGone ? 'cart.goneText' : 'cart.doneText')}</p>
      <RestoredItems items={data.items} />
      {isGone ? (
        <LocalizedLink to="/plans" className={buttonClass('primary')}>
          {t('cart.plans')}
        </LocalizedLink>
      ) : (
        <button type="button" className={buttonClass('primary')} onClick={onOpen}>
          {t('cart.open')}
        </button>
      )}
    </section>
  );
}

function RestoredItems({ items }: Readonly<Pick<FoundCart, 'items'>>) {
  const language = useLanguage();
  return items.length === 0 ? null : (
    <ul className="w-full max-w-prose divide-y divide-line border-y border-line">
      {items.map(({ packageId, title, quantity, priceCents }) => (
        <li key={packageId} className="flex justify-between gap-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            {quantity} × {title}
          </span>
          <span className="figure">{formatMoney(money(quantity * priceCents), language)}</span>
        </li>
      ))}
    </ul>
  );
}

type FoundCart = Extract<RestoreCartResponse, { state: 'found' }>;

/** The cart shows its texts in the language of the page as soon as it opens. */
function toCart(items: FoundCart['items']): Cart {
  return items.map(({ validityDays, ...item }) => ({
    ...item,
    id: item.packageId,
    validity: String(validityDays),
    packageType: 'sim' as const,
    networks: '',
  }));
}

import { useState } from 'react';
import { Info } from 'lucide-react';
import type { RecommendationResponse } from '#contract/catalogue/calculator.ts';
import { roomInOrder } from '#core/cart/room-in-order.ts';
import { formatMoney, money } from '#core/money.ts';
import { useCart } from '../../../cart/cart-context.ts';
import type { ListHint } from '../../../currency/use-list-hint.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { AddPlansButton } from './pass-buttons.tsx';
import { Pass } from './pass.tsx';
import { usePlanPasses } from './use-plan-passes.ts';

type Properties = Readonly<{
  found: Extract<RecommendationResponse['recommendation'], { kind: 'several-needed' }>;
  availableStock: number | null;
  compared: '' | 'Global';
  isHotspotWanted: boolean;
  Hint: ListHint;
}>;

/** No single plan is enough: the plan of which the fewest are needed, and what they cost together. */
export function SeveralPlans({ found, availableStock, compared, isHotspotWanted, Hint }: Properties) {
  const t = useMessages('calculator');
  const language = useLanguage();
  const pass = usePlanPasses()(found.plan);
  const { count } = found;
  const { items } = useCart();
  const { packageId, priceCents } = pass.cartPlan;
  // Only the cart before the press counts, so that the button stays when it has added the plans.
  const [most] = useState(() => roomInOrder(items, { packageId, availableStock }));
  const total = formatMoney(money(count * priceCents), language);
  const several = found.isAmountKnown ? 'several' : 'severalUnstated';
  return (
    <>
      <Note text={t(`result.${several}${compared}`, { count })} />
      <Pass pass={pass} sticker={`× ${count}`} isHotspotWanted={isHotspotWanted} Hint={Hint} />
      <div className="several-plans">
        <p>
          <span className="figure block text-xl">{t('result.sum', { count, price: pass.price, total })}</span>
          <span className="block min-h-5 text-sm text-ink-soft">
            {Hint === null ? null : <Hint cents={count * priceCents} />}
          </span>
        </p>
        {count <= most ? (
          <AddPlansButton pass={pass} count={count} total={total} />
        ) : (
          <p>{t('result.tooMany', { most, count })}</p>
        )}
      </div>
    </>
  );
}

export function Note({ text }: Readonly<{ text: string }>) {
  return (
    <p className="flex gap-2">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      {text}
    </p>
  );
}

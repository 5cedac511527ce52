import { formatMoney, money } from '#core/money.ts';
import { unitTitle } from '../describe-unit.ts';
import type { DueMail, MailedUnit } from './mail-store.ts';
import { ORDER_MAIL_WORDS } from './order-mail-words.ts';

/** One row per plan with its price, then the discount if there was one, then the total that was charged. */
export function receiptRows({
  language,
  units,
  totalCents,
}: DueMail): readonly (readonly [string, string])[] {
  const words = ORDER_MAIL_WORDS[language].receipt;
  const inWords = (cents: number) => formatMoney(money(cents), language);
  const byTitle = Map.groupBy(units, ({ described }) => unitTitle(described, language));
  const rows = [...byTitle].map(([title, same]): readonly [string, string] => [
    `${same.length} × ${title}`,
    inWords(priceOf(same)),
  ]);
  const discountCents = priceOf(units) - totalCents;
  return [
    ...rows,
    ...(discountCents === 0 ? [] : [[words.discount, inWords(-discountCents)] as const]),
    [words.total, inWords(totalCents)],
  ];
}

function priceOf(units: readonly MailedUnit[]): number {
  return units.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

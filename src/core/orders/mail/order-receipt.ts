import { formatMoney, money } from '#core/money.ts';
import type { MessagesOf } from '#messages/translate.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { DueMail, MailedUnit } from './mail-store.ts';
import type { ReceiptRows } from './order-mail-content.ts';

/** One row per plan with its price, then the discount if there was one, then the total that was charged. */
export function receiptRows({ language, units, totalCents }: DueMail, messagesOf: MessagesOf): ReceiptRows {
  const t = messagesOf(language, 'order-mail');
  const inWords = (cents: number) => formatMoney(money(cents), language);
  const byTitle = Map.groupBy(units, ({ described }) => unitTitle(described, { language, messagesOf }));
  const rows = [...byTitle].map(([title, same]): readonly [string, string] => [
    `${same.length} × ${title}`,
    inWords(priceOf(same)),
  ]);
  const discountCents = priceOf(units) - totalCents;
  return [
    ...rows,
    ...(discountCents === 0 ? [] : [[t('receipt.discount'), inWords(-discountCents)] as const]),
    [t('receipt.total'), inWords(totalCents)],
  ];
}

function priceOf(units: readonly MailedUnit[]): number {
  return units.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

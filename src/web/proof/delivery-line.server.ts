import type { ShopReader } from '#contract/shop-reader.ts';
import { formatCount } from '#core/format-count.ts';
import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

/** "12,400 eSIMs delivered in the last 30 days; half of them within 21 seconds". Null: too few to show. */
export function readDeliveryLine(shop: Pick<ShopReader, 'deliveries'>, language: Language): string | null {
  const facts = shop.deliveries();
  if (facts === null) return null;
  const t = messagesOf(language, 'claims');
  const delivered = formatCount(facts.delivered, language);
  if (facts.within === null) return t('delivered.plain', { delivered });
  const { unit, count } = facts.within;
  return t(`delivered.${unit}`, { delivered, count });
}

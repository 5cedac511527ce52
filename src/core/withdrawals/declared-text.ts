import type { I18n } from '#messages/translate.ts';
import type { Declaration } from './withdrawal.ts';

/** The content of the declaration, as one sentence of the customer. */
export function declaredText(
  { orderNumber, positions }: Pick<Declaration, 'orderNumber' | 'positions'>,
  { language, t }: I18n<'withdrawal'>,
): string {
  if (positions.length === 0) return t('declared.whole', { order: orderNumber });
  const items = new Intl.ListFormat(language).format(positions.map(String));
  return t('declared.part', { order: orderNumber, count: positions.length, items });
}

/**
 * The digits of a typed order number, with the words and signs that people type around it: "104236", "#104 236", "Nº 104.236",
 * "order 104236". Null: it is no number of an order.
 */
export function parseOrderNumber(typed: string): string | null {
  const digits = typed
    .replaceAll(/order|pedido|n(?:umber|úmero|\.?[º°o]|\.)?/giu, '')
    .replaceAll(/[\s#.:-]/g, '')
    .replace(/^0+/, '');
  return /^\d{4,12}$/.test(digits) ? digits : null;
}

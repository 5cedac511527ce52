/** More than any order has. */
export const MOST_POSITIONS = 50;
export const HIGHEST_POSITION = 200;

/**
 * Which items of an order a customer typed: "1, 3". Null: it is no such list. Sorted and without repetitions, so that
 * the same items are the same declaration.
 */
export function parsePositions(typed: string): readonly number[] | null {
  const words = typed.split(/[\s,;.]+/).filter((word) => word !== '');
  if (!words.every((word) => /^[1-9]\d{0,2}$/.test(word))) return null;
  const positions = [...new Set(words.map(Number))].toSorted((a, b) => a - b);
  const isPossible = positions.length <= MOST_POSITIONS && positions.every((one) => one <= HIGHEST_POSITION);
  return isPossible ? positions : null;
}

/**
 * The tab that a key selects, as the ARIA pattern for tabs says: the arrow keys go round, Home and End go to the first
 * and the last one. Null: the key is not about tabs.
 */
export function tabForKey<Tab>(tabs: readonly Tab[], current: Tab, key: string): Tab | null {
  const index = tabs.indexOf(current);
  const last = tabs.length - 1;
  const targets = new Map([
    ['ArrowRight', index === last ? 0 : index + 1],
    ['ArrowLeft', index <= 0 ? last : index - 1],
    ['Home', 0],
    ['End', last],
  ]);
  return tabs[targets.get(key) ?? -1] ?? null;
}

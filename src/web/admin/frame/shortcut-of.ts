export type Shortcut = 'search' | 'next' | 'previous' | 'help';

const KEYS: Readonly<Record<string, Shortcut>> = {
  '/': 'search',
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  '?': 'help',
};

type Press = Readonly<{
  key: string;
  hasModifier: boolean;
  /** The focus is where text is typed or an arrow key means something else. */
  isTyping: boolean;
  /** The focus is on an entry of a list: only there an arrow key moves, elsewhere it scrolls. */
  isInList: boolean;
}>;

/** What a key does in the admin panel; null: nothing of ours. */
export function shortcutOf({ key, hasModifier, isTyping, isInList }: Press): Shortcut | null {
  if (hasModifier || isTyping || (key.startsWith('Arrow') && !isInList)) return null;
  return KEYS[key] ?? null;
}

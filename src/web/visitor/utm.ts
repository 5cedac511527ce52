const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
const MOST_LETTERS = 300;
const KEY = 'utm';

export type Utm = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function readUtm(address: string): Utm {
  const query = URL.parse(address)?.searchParams;
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query?.get(name) ?? '';
      return value === '' ? [] : [[name, value.slice(0, MOST_LETTERS)]];
    }),
  );
}

/** Stores the source of the visit for as long as this tab is open; the first address with UTM parameters wins. */
export function rememberUtm(address: string, storage: () => TabStorage = () => sessionStorage): void {
  const found = new URLSearchParams(readUtm(address)).toString();
  if (found === '') return;
  try {
    if (storage().getItem(KEY) === null) storage().setItem(KEY, found);
  } catch {
    return;
  }
}

/** How the visitor found us. Without storage, only the parameters of this page's address. */
export function firstUtm(
  address: string = window.location.href,
  storage: () => TabStorage = () => sessionStorage,
): Utm {
  try {
    const kept = storage().getItem(KEY);
    if (kept !== null) return readUtm(`https://kept.invalid/?${kept}`);
  } catch {
    return readUtm(address);
  }
  return readUtm(address);
}

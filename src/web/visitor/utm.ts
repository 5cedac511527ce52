import { tabStorage, type GuardedStorage } from '../browser/guarded-storage.ts';

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
const MOST_LETTERS = 300;
const KEY = 'utm';

export type Utm = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

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
export function rememberUtm(address: string, storage: GuardedStorage = tabStorage): void {
  const found = new URLSearchParams(readUtm(address)).toString();
  if (found !== '' && storage.get(KEY) === null) storage.set(KEY, found);
}

/** How the visitor found us. Without storage, only the parameters of this page's address. */
export function firstUtm(address: string = window.location.href, storage: GuardedStorage = tabStorage): Utm {
  const kept = storage.get(KEY);
  return readUtm(kept === null ? address : `https://kept.invalid/?${kept}`);
}

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
const MOST_LETTERS = 300;

export type Utm = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

/** How the visitor found us, from the address this visit began with: later ones no longer carry it. */
export function readUtm(address: string = firstAddress()): Utm {
  const query = URL.parse(address)?.searchParams;
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query?.get(name) ?? '';
      return value === '' ? [] : [[name, value.slice(0, MOST_LETTERS)]];
    }),
  );
}

function firstAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}

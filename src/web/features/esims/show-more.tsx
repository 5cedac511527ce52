import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Someone with a few eSIMs sees all; two hundred passes at once would be slow and help nobody. */
export const SHOWN_AT_ONCE = 12;

/** The first entries of a long list, and more of them when asked. The focus goes to the first new entry. */
export function usePart<Entry, List extends HTMLElement>(entries: readonly Entry[]) {
  const list = useRef<List>(null);
  const [count, setCount] = useState(SHOWN_AT_ONCE);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  useEffect(() => {
    if (firstNew === null) return;
    list.current?.children[firstNew]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [firstNew]);
  return {
    list,
    part: entries.slice(0, count),
    rest: Math.max(0, entries.length - count),
    showMore: () => {
      setFirstNew(count);
      setCount(count + 2 * SHOWN_AT_ONCE);
    },
  };
}

type Properties = Readonly<{ rest: number; onPress: () => void }>;

export function ShowMore({ rest, onPress }: Properties) {
  const t = useMessages('esims');
  if (rest === 0) return null;
  return (
    <p className="p-4 text-center">
      <button type="button" className={buttonClass('chip')} onClick={onPress}>
        {t('mine.more', { count: Math.min(rest, 2 * SHOWN_AT_ONCE), rest })}
      </button>
    </p>
  );
}

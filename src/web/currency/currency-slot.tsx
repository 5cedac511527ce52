import { useEffect, useRef, useState } from 'react';
import { useOnDemand } from '../browser/use-on-demand.ts';

const loadMenu = async () => (await import('./currency-menu.tsx')).CurrencyMenu;

const WORDS = ['currency'] as const;
const NEAR = '300px';

/** The choice of a currency, at the end of every page. Loaded when a visitor comes near it; its room is reserved. */
export function CurrencySlot() {
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const menu = useOnDemand({ isNeeded: isNear, load: loadMenu, namespaces: WORDS });
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    if (slot.current !== null) observer.observe(slot.current);
    return () => observer.disconnect();
  }, []);
  const Menu = menu.kind === 'ready' ? menu.value : null;
  return (
    <div ref={slot} className="currency-slot">
      {Menu === null ? null : <Menu />}
    </div>
  );
}

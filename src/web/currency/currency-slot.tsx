import { useState, type ComponentType } from 'react';
import { loadCurrencyMenu } from './load-currency-menu.ts';

/** The choice of a currency, at the end of every page. Loaded when a visitor comes near it; its room is reserved. */
export function CurrencySlot() {
  const [Menu, setMenu] = useState<ComponentType>();
  const loadWhenNear = (slot: HTMLElement | null) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) loadCurrencyMenu(setMenu);
      },
      { rootMargin: '300px' },
    );
    if (slot !== null) observer.observe(slot);
    return () => observer.disconnect();
  };
  return Menu === undefined ? (
    <div ref={loadWhenNear} data-currency className="currency-slot" />
  ) : (
    <div data-currency className="currency-slot">
      <Menu />
    </div>
  );
}

import type { ComponentType } from 'react';

/** Without a connection there is no choice, and nothing else is missing. */
export function loadCurrencyMenu(onLoaded: (menu: () => ComponentType) => void): void {
  import('./currency-menu.tsx').then(
    ({ CurrencyMenu }) => onLoaded(() => CurrencyMenu),
    () => undefined,
  );
}

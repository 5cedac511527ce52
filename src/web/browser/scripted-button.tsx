import type { ReactNode } from 'react';
import { useHydrated } from './hydration.tsx';

type Properties = Readonly<{
  /** A page that offers the same without scripts. */
  href: string;
  onPress: () => void;
  className: string;
  children: ReactNode;
}>;

/** A button once the page is hydrated; before that, a link to a page that does the same. */
export function ScriptedButton({ href, onPress, className, children }: Properties) {
  if (!useHydrated()) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" onClick={onPress} className={className}>
      {children}
    </button>
  );
}

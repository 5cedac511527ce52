import type { ReactNode } from 'react';
import { useHydrated } from './hydration.tsx';

type Properties = Readonly<{
  /** Where the same thing is found without scripts. */
  href: string;
  onPress: () => void;
  className: string;
  children: ReactNode;
}>;

/** A button once scripts run, and before that a link to the same thing. */
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

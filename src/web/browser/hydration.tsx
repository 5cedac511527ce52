import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

const HydrationContext = createContext(false);

/**
 * Tells all children when React has hydrated the page. Done as a transition: React renders the change in slices, and
 * a visitor's input is handled first.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsHydrated(true);
    });
  }, []);
  return <HydrationContext value={isHydrated}>{children}</HydrationContext>;
}

/** False until React has hydrated the page. */
export function useHydrated(): boolean {
  return useContext(HydrationContext);
}

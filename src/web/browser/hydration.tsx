import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

const HydrationContext = createContext(false);

/**
 * Tells everything below that scripts have taken the page over. As a transition: what changes then is worked through in
 * slices, and a visitor who touches the page meanwhile is answered first.
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

/** False until scripts have taken the page over. */
export function useHydrated(): boolean {
  return useContext(HydrationContext);
}

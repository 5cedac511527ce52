import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './hydration.tsx';

/** State of a history entry that was opened from a page: Back returns to that page. */
export const OPENED_HERE = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}

type SheetInAddress = Readonly<{ isOpen: boolean; open: () => void; close: () => void }>;

/** A sheet with its own hash in the address of the page, so that Back closes it and a reload keeps it open. */
export function useSheetInAddress(hash: string): SheetInAddress {
  const navigate = useNavigate();
  const location = useLocation();
  // The server never receives the hash.
  const isOpen = useHydrated() && location.hash === hash;
  const close = useCloseSheet(isOpen);
  const open = useCallback(() => {
    const { pathname, search } = window.location;
    if (window.location.hash === hash) return;
    void navigate(pathname + search + hash, { preventScrollReset: true, state: OPENED_HERE });
  }, [navigate, hash]);
  return { isOpen, open, close };
}

/** Closing goes back to the page, so that Forward opens the sheet again. A shared link has no page to go back to. */
export function useCloseSheet(isOpen: boolean): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const isFromHere = isOpenedHere(location.state);
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);
  return useCallback(() => {
    // The dialog also fires its close event when a change of the address closed it.
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    void (isFromHere
      ? navigate(-1)
      : navigate(pathname + search, { replace: true, preventScrollReset: true }));
  }, [isOpen, navigate, pathname, search, isFromHere]);
}

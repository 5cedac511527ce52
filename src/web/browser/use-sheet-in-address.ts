import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './hydration.tsx';

/** State of a history entry that was opened from a page: Back returns to that page. */
export const OPENED_HERE = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}

type SheetInAddress = Readonly<{
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** It was closed, and the browser has not gone back yet. */
  isClosing: RefObject<boolean>;
}>;

/** A sheet with its own hash in the address of the page, so that Back closes it and a reload keeps it open. */
export function useSheetInAddress(hash: string): SheetInAddress {
  const navigate = useNavigate();
  const location = useLocation();
  // The server never receives the hash.
  const isOpen = useHydrated() && location.hash === hash;
  const { close, isClosing } = useClosing(isOpen);
  const isWantedAgain = useRef(false);
  const open = useCallback(() => {
    const { pathname, search } = window.location;
    if (window.location.hash !== hash && !isClosing.current)
      void navigate(pathname + search + hash, { preventScrollReset: true, state: OPENED_HERE });
    // The browser goes back later than the dialog disappears, and the page shows that later still: a press in between
    // opens the sheet after that.
    else isWantedAgain.current = isClosing.current;
  }, [navigate, hash, isClosing]);
  useEffect(() => {
    if (isOpen || !isWantedAgain.current) return;
    isWantedAgain.current = false;
    open();
  }, [isOpen, open]);
  return { isOpen, open, close, isClosing };
}

/** Closing goes back to the page, so that Forward opens the sheet again. A shared link has no page to go back to. */
export function useCloseSheet(isOpen: boolean): () => void {
  return useClosing(isOpen).close;
}

function useClosing(isOpen: boolean): Readonly<{ close: () => void; isClosing: RefObject<boolean> }> {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const isFromHere = isOpenedHere(location.state);
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);
  const close = useCallback(() => {
    // The dialog also fires its close event when a change of the address closed it.
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    void (isFromHere
      ? navigate(-1)
      : navigate(pathname + search, { replace: true, preventScrollReset: true }));
  }, [isOpen, navigate, pathname, search, isFromHere]);
  return { close, isClosing };
}

import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useHydrated } from './hydration.tsx';

/** State of a history entry that was opened from a page: Back returns to that page. */
export const OPENED_HERE = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}

type SheetInAddress = Readonly<{
  isOpen: boolean;
  open: () => void;
  /** Keeps more in the state of the history entry. */
  openWith: (more: object) => void;
  close: () => void;
  /** It was closed, and the browser has not gone back yet. */
  isClosing: RefObject<boolean>;
}>;

/**
 * The hash of the sheet that was closed and that the browser has not left yet; null: none. It is one for all sheets: one that
 * is opened meanwhile would be left by that step back.
 */
const closing: { hash: string | null } = { hash: null };

/**
 * A sheet with its own hash in the address of the page, so that Back closes it and a reload keeps it open. `before` is the
 * hash of a sheet that opens this one and whose entry in the history this one takes: Back then closes both.
 */
export function useSheetInAddress(hash: string, before?: string): SheetInAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const { location: next = location } = useNavigation();
  // The server never receives the hash. A link to another page closes the sheet before that page is loaded.
  const isOpen = useHydrated() && location.hash === hash && next.hash === hash;
  const { close, isClosing } = useClosing(isOpen, hash);
  const wantedAgain = useRef<object>(null);
  const isFromHere = isOpenedHere(location.state);
  const openWith = useCallback(
    (more: object) => {
      const { pathname, search, hash: shown } = window.location;
      const replace = shown === before;
      if (shown !== hash && closing.hash === null)
        void navigate(pathname + search + hash, {
          replace,
          preventScrollReset: true,
          state: replace && !isFromHere ? null : { ...OPENED_HERE, ...more },
        });
      // The browser goes back later than the dialog disappears, and the page shows that later still: a press in between
      // opens the sheet after that.
      else wantedAgain.current = closing.hash === null ? null : more;
    },
    [navigate, hash, before, isFromHere],
  );
  const open = useCallback(() => openWith({}), [openWith]);
  useEffect(() => {
    const { current } = wantedAgain;
    if (location.hash !== closing.hash) closing.hash = null;
    if (isOpen || current === null || closing.hash !== null) return;
    wantedAgain.current = null;
    openWith(current);
  }, [isOpen, location.hash, openWith]);
  return { isOpen, open, openWith, close, isClosing };
}

/** Closing goes back to the page, so that Forward opens the sheet again. A shared link has no page to go back to. */
export function useCloseSheet(isOpen: boolean): () => void {
  return useClosing(isOpen).close;
}

function useClosing(
  isOpen: boolean,
  hash: string | null = null,
): Readonly<{ close: () => void; isClosing: RefObject<boolean> }> {
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
    if (hash !== null) closing.hash = hash;
    void (isFromHere
      ? navigate(-1)
      : navigate(pathname + search, { replace: true, preventScrollReset: true }));
  }, [isOpen, hash, navigate, pathname, search, isFromHere]);
  return { close, isClosing };
}

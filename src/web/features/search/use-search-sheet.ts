import { useEffect, useEffectEvent } from 'react';
import { useSheetInAddress } from '../../browser/use-sheet-in-address.ts';

/** Below this width the search fills the screen while it is used. */
const WIDE = '(min-width: 768px)';

/** `open` returns false on a wide screen. */
type SearchSheet = Readonly<{ isOpen: boolean; open: () => boolean; close: () => void }>;

/**
 * Whether the search box is shown as a full-screen sheet, which Back closes. Never on a wide screen. `onClosed` is called
 * whatever closed it.
 */
export function useSearchSheet(onClosed: () => void): SearchSheet {
  const { isOpen, open, close, isClosing } = useSheetInAddress('#search');
  const afterClosing = useEffectEvent(onClosed);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { classList } = document.documentElement;
    const wide = window.matchMedia(WIDE);
    if (wide.matches) close();
    classList.add('has-sheet', 'has-search-sheet');
    wide.addEventListener('change', close);
    return () => {
      classList.remove('has-sheet', 'has-search-sheet');
      wide.removeEventListener('change', close);
      afterClosing();
    };
  }, [isOpen, close]);
  return {
    isOpen,
    open: () => {
      const isNarrow = !window.matchMedia(WIDE).matches;
      // Closing takes the focus away; a field that gets it back meanwhile is about to be submitted.
      if (isNarrow && !isClosing.current) open();
      return isNarrow;
    },
    close,
  };
}

import { useEffect } from 'react';
import { useSheetInAddress } from '../../browser/use-sheet-in-address.ts';

/** Below this width the search fills the screen while it is used. */
const WIDE = '(min-width: 768px)';

type SearchSheet = Readonly<{ isOpen: boolean; open: () => void; close: () => void }>;

/** Whether the search box is shown as a full-screen sheet, which Back closes. Never on a wide screen. */
export function useSearchSheet(): SearchSheet {
  const { isOpen, open, close } = useSheetInAddress('#search');
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
    };
  }, [isOpen, close]);
  return {
    isOpen,
    open: () => {
      if (!window.matchMedia(WIDE).matches) open();
    },
    close,
  };
}

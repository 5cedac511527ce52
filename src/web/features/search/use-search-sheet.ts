import { useEffect, useState } from 'react';

/** Below this width the search fills the screen while it is used. */
const WIDE = '(min-width: 768px)';

type SearchSheet = Readonly<{ isOpen: boolean; open: () => void; close: () => void }>;

/** Whether the search box is shown as a full-screen sheet. Never on a wide screen. */
export function useSearchSheet(): SearchSheet {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { classList } = document.documentElement;
    const wide = window.matchMedia(WIDE);
    const close = () => setIsOpen(false);
    classList.add('has-sheet', 'has-search-sheet');
    wide.addEventListener('change', close);
    return () => {
      classList.remove('has-sheet', 'has-search-sheet');
      wide.removeEventListener('change', close);
    };
  }, [isOpen]);
  return {
    isOpen,
    open: () => setIsOpen(!window.matchMedia(WIDE).matches),
    close: () => setIsOpen(false),
  };
}

import { useEffect, useState } from 'react';

/** Under this width the search takes the whole screen while it is used. */
const WIDE = '(min-width: 768px)';

type SearchSheet = Readonly<{ isOpen: boolean; open: () => void; close: () => void }>;

/** Whether the search box has become a sheet over the whole screen. On a wide screen it never does. */
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

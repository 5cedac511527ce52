import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { buttonClass } from './button.tsx';
import { keepTabInside } from './keep-tab-inside.ts';
import { toastContainer } from './toasts/toast-container.ts';

type Properties = Readonly<{
  title: string;
  closeLabel: string;
  isOpen: boolean;
  /**
   * At the edge of the screen (`full`: a phone's whole screen; `broad`: space for a form of several columns), or in its
   * middle; `wide` has space for two columns.
   */
  variant?: 'edge' | 'full' | 'broad' | 'middle' | 'wide';
  onClose: () => void;
  children: ReactNode;
}>;

const CLASSES = {
  edge: 'sheet-edge',
  full: 'sheet-edge sheet-full',
  broad: 'sheet-edge sheet-broad',
  middle: 'sheet-middle',
  wide: 'sheet-middle sheet-wide',
} as const;

/** A panel over the page. The native dialog keeps the focus inside and restores it when closed. */
export function Sheet({ title, closeLabel, isOpen, variant = 'edge', onClose, children }: Properties) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    if (!isOpen || dialog.current === null) return undefined;
    const shown = dialog.current;
    // After a reload it may be in a fold, which would hide it and still make the page inert.
    shown.closest('details')?.setAttribute('open', '');
    shown.showModal();
    lockScroll();
    const leave = toastContainer.enter(shown);
    return () => {
      leave();
      shown.close();
      lockScroll();
    };
  }, [isOpen]);

  // The event fires late: by then the sheet may be open again.
  const notifyClosed = () => {
    if (dialog.current?.open !== true) onClose();
  };

  // A mouse selection of text may end outside the panel: only a press that also started there closes it.
  const pressedOn = useRef<EventTarget | null>(null);
  const closeFromBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && pressedOn.current === currentTarget) onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={`sheet ${CLASSES[variant]}`}
      onClose={notifyClosed}
      onPointerDown={({ target }) => {
        pressedOn.current = target;
      }}
      onClick={closeFromBackdrop}
      // A modal dialog lets Tab move into the browser's own bars; here it moves in a circle instead.
      onKeyDown={keepTabInside}
    >
      {wasOpened ? (
        <div className="sheet-body">
          <div className="sheet-head">
            <h2 className="text-2xl">{title}</h2>
            <button type="button" aria-label={closeLabel} className={buttonClass('icon')} onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}

/**
 * Prevents the page behind from scrolling while a sheet is open. CSS alone could select an open dialog, but then the
 * browser would check the whole page at every change.
 */
function lockScroll() {
  const { classList } = document.documentElement;
  classList.toggle('has-sheet', document.querySelector('dialog:modal') !== null);
}

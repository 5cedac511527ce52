import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** Closes a menu made of a `details` element: Escape, and a click or focus elsewhere. */
export function useDropMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || ref.current?.open !== true) return;
    event.stopPropagation();
    close();
    ref.current.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (ref.current?.contains(relatedTarget) !== true) close();
  };
  return { ref, onKeyDown, onBlur };
}

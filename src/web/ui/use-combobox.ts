import { useState, type KeyboardEvent } from 'react';

type Needs = Readonly<{
  count: number;
  isOpen: boolean;
  choose: (index: number) => void;
  close: () => void;
  open: () => void;
}>;

type Combobox = Readonly<{
  /** The index of the option selected with the arrow keys, or null. */
  active: number | null;
  reset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}>;

/** Keyboard control of a box with a list below it, while the focus stays in the box. */
export function useCombobox({ count, isOpen, choose, close, open }: Needs): Combobox {
  const [held, setActive] = useState<number | null>(null);
  const active = isOpen && held !== null && held < count ? held : null;
  const reset = () => setActive(null);
  const move = (step: 1 | -1) => {
    if (isOpen) setActive(nextIndex(active, step, count));
    else open();
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (move(1), true),
    ArrowUp: () => (move(-1), true),
    Enter() {
      if (active === null) return false;
      choose(active);
      return true;
    },
    Escape() {
      if (!isOpen) return false;
      reset();
      close();
      return true;
    },
  };
  return {
    active,
    reset,
    onKeyDown(event) {
      if (keys[event.key]?.() === true) event.preventDefault();
    },
  };
}

/** The arrow keys go round, including the box itself: from the last option back to the typed text. */
export function nextIndex(active: number | null, step: 1 | -1, count: number): number | null {
  const index = (active ?? (step === 1 ? -1 : count)) + step;
  return index < 0 || index >= count ? null : index;
}

import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createTooltipTimer } from './tooltip-timer.ts';

function after(milliseconds: number, run: () => void) {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Names its child on hover and keyboard focus, after a pause; Escape closes it. */
export function Tooltip({ text, children }: Readonly<{ text: string; children: ReactNode }>) {
  const [isOpen, setIsOpen] = useState(false);
  const [timer] = useState(() => createTooltipTimer(after, setIsOpen));
  useEffect(() => timer.leave, [timer]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') timer.leave();
  };
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={timer.enter}
      onPointerLeave={timer.leave}
      onPointerDown={timer.leave}
      onFocus={timer.enter}
      onBlur={timer.leave}
      onKeyDown={closeOnEscape}
    >
      {children}
      {isOpen ? (
        <span role="tooltip" className="tooltip">
          {text}
        </span>
      ) : null}
    </span>
  );
}

import { useEffect, useRef, useState } from 'react';

const COPIED_MS = 2000;

/** Copies a text and says so for two seconds. */
export function useCopied(text: string, onFailed: () => void) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      onFailed();
      return;
    }
    setIsCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsCopied(false), COPIED_MS);
  };
  return { isCopied, copy: () => void copy() };
}

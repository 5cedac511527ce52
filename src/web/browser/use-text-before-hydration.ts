import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a field that a visitor can type into before hydration. React does not know that text and would overwrite it at
 * its next update. `takeUp` is called once before that if such a text exists.
 */
export function useTextBeforeHydration(
  takeUp: (field: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const onWake = useEffectEvent(takeUp);
  useLayoutEffect(() => {
    if (field.current !== null && field.current.value !== field.current.defaultValue) onWake(field.current);
  }, []);
  return field;
}

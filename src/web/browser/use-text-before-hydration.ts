import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a field that can be typed into before the scripts are there: React hears nothing of that, and would wipe it out
 * when it next writes to the field. `takeUp` is called once, before it can, if there is something to take up.
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

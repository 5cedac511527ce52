import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a field that a visitor can type into before hydration. React does not know that text and would overwrite it at
 * its next update. `receiveText` is called once before that if such a text exists.
 */
export function useTextBeforeHydration<
  Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
>(receiveText: (field: Field) => void): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const onHydrated = useEffectEvent(receiveText);
  useLayoutEffect(() => {
    if (field.current !== null && field.current.value !== field.current.defaultValue)
      onHydrated(field.current);
  }, []);
  return field;
}

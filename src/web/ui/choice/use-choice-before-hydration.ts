import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For radio buttons that a visitor can press before hydration. React does not know of that press: the button would
 * look pressed and the page would still show the earlier choice. `receiveChoice` is called once with its value.
 */
export function useChoiceBeforeHydration(
  receiveChoice: (value: string) => void,
): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  const onHydrated = useEffectEvent(receiveChoice);
  useLayoutEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked');
    if (pressed?.defaultChecked === false) onHydrated(pressed.value);
  }, []);
  return group;
}

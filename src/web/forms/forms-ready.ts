import { useEffect } from 'react';

/** Says that the forms of the page work now: `held-forms.ts` stops holding presses. */
export const FORMS_READY = 'forms-ready';

/** Around the buttons whose presses are held until the app runs. */
export const HELD_ATTRIBUTE = 'data-held';

/** For a component with a form or a button that does nothing without scripts and has `HELD_ATTRIBUTE`. */
export function useFormsReady(): void {
  useEffect(() => {
    window.dispatchEvent(new Event(FORMS_READY));
  }, []);
}

/** For what takes the place of the button that was pressed: the keyboard goes where the eyes go. */
export function focusShown(element: HTMLElement | null): void {
  element?.focus();
}

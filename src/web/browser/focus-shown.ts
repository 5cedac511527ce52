/** For an element that replaces the pressed button: moves the keyboard focus to it. */
export function focusShown(element: HTMLElement | null): void {
  element?.focus();
}

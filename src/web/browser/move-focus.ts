/**
 * A ref callback for what replaces the element that the customer pressed. Without it the focus falls to the page, and
 * someone with a keyboard or a screen reader starts again at the top.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** The same for a group: its first control. */
export function focusFirstOnMount(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('input, button')?.focus();
}

/** The heading before this part of the page gets the focus, because the part disappears. */
export function focusHeadingBefore(part: Element | null): void {
  if (part === null) return;
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
  const isBefore = (heading: Element) =>
    (heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const heading = headings.findLast(isBefore);
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** For a heading that says what an action did to the whole page: the page is shown from its top, and it gets the focus. */
export function focusAtTop(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.tabIndex = -1;
  window.scrollTo({ top: 0, behavior: 'instant' });
  heading.focus({ preventScroll: true });
}

/** The same for the title of the page that `part` belongs to. */
export function focusTitleAtTop(part: HTMLElement | null): void {
  focusAtTop(part?.closest('main')?.querySelector('h1') ?? null);
}

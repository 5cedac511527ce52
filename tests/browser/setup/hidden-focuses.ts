import type { Page } from '@playwright/test';

/**
 * The names of focusable elements that are completely hidden behind something fixed or sticky. The promo banner
 * itself is left out: only the others must not be behind it.
 */
export async function hiddenFocuses(page: Page): Promise<Readonly<{ count: number; hidden: string[] }>> {
  return page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>(
        'body :is(a[href], button, input, select, summary, [tabindex="0"])',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert], .promo-banner') === null,
    );
    const isCovered = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) return false;
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      return points.every(([x, y]) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return (
          top === null || (!element.contains(top) && !top.contains(element) && top.closest('label') === null)
        );
      });
    };
    const hidden = focusable.filter((element) => {
      element.focus();
      return isCovered(element);
    });
    return { count: focusable.length, hidden: hidden.map((element) => element.outerHTML.slice(0, 120)) };
  });
}

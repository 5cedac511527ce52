import type { Page } from '@playwright/test';
import { sidewaysPixels } from '../setup/accessibility.ts';
import { findPlan } from '../setup/buy-esim.ts';
import { choose, finish, openCalculator } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS } from '../setup/calculator-words.ts';
import { openCheckout } from '../setup/checkout.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

/** The narrowest phone, a tablet and a large screen: between and beyond the widths of the other tests. */
const WIDTHS = [320, 768, 1440] as const;
const ES = CALCULATOR_WORDS.es;

/** Texts that are cut off, leave the screen or lie on one another. Run in the page. */
function brokenTexts(): string[] {
  type Line = Readonly<{ owner: Element; text: string; box: DOMRect }>;
  const modal = document.querySelector('dialog[open]');
  const styleOf = (element: Element) => getComputedStyle(element);
  const ancestors = (element: Element | null): Element[] =>
    element === null ? [] : [element, ...ancestors(element.parentElement)];
  const isScrolled = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);
  const isClipping = (element: Element) => /hidden|clip/.test(styleOf(element).overflowX);
  /** Shortened on purpose: with three dots, or only for screen readers. */
  const isShortened = (element: Element) =>
    styleOf(element).textOverflow === 'ellipsis' ||
    styleOf(element).webkitLineClamp !== 'none' ||
    element.getBoundingClientRect().width <= 1;
  const isPinned = (element: Element) => /fixed|sticky/.test(styleOf(element).position);

  const isRead = (owner: Element) =>
    owner.closest('svg, script, style, option, noscript') === null &&
    owner.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !ancestors(owner).some((one) => isShortened(one) || (one !== modal && isPinned(one)));
  const linesOf = (node: Node): Line[] => {
    const owner = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (owner === null || text === '' || !isRead(owner)) return [];
    const frames = ancestors(owner).filter(
      (one) => one !== document.body && (isScrolled(one) || isClipping(one)),
    );
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter((box) => box.width > 1 && !frames.some((frame) => isOutside(box, frame)))
      .map((box) => ({ owner, text, box }));
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) lines.push(...linesOf(node));
  /** Scrolled out of its frame, or in a closed part. */
  function isOutside(box: DOMRect, frame: Element): boolean {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
  }

  const name = ({ owner, text, box }: Line) =>
    `"${text.slice(0, 40)}" (${owner.className || owner.tagName}) at ${Math.round(box.left)},${Math.round(box.top)}`;
  const isCut = ({ owner, box }: Line) => {
    const frame = ancestors(owner).find((one) => isScrolled(one) || isClipping(one));
    if (frame !== undefined && isScrolled(frame)) return false;
    const { left, right } = frame?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return box.right > Math.min(right, innerWidth) + 1 || box.left < Math.max(left, 0) - 1;
  };
  /** Lines touch with their empty space: only what is deep inside of both counts. */
  const liesOn = ({ owner, box: a }: Line, { owner: other, box: b }: Line) =>
    !owner.contains(other) &&
    !other.contains(owner) &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);

  const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
  const overlaps = sorted.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (liesOn(one, other)) found.push(`${name(one)} lies on ${name(other)}`);
    }
    return found;
  });
  return [...lines.filter(isCut).map((line) => `${name(line)} is cut`), ...overlaps];
}

async function fitsEveryWidth(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
  // What is far below the screen has an estimated height until it is near.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect.soft(await sidewaysPixels(page), `pixels to scroll sideways at ${width} px`).toBe(0);
    expect.soft(await page.evaluate(brokenTexts), `cut or overlapping texts at ${width} px`).toEqual([]);
  }
}

test(
  'PAGE-20 public pages fit 320, 768 and 1440 px: nothing scrolls sideways, and no text is cut or lies on another',
  { tag: '@long' },
  async ({ page }) => {
    const { packageId } = await findPlan(page.request, { search: 'Japan' });
    for (const path of [
      '/es',
      '/es/plans',
      '/es/esim/japan',
      `/es/esim/japan/${packageId}`,
      '/es/coverage-map',
      '/es/compatibility',
      '/es/guides',
      '/es/compare',
    ])
      await test.step(path, async () => {
        await open(page, path);
        await fitsEveryWidth(page);
      });
  },
);

test('PAGE-20 the results of the calculator fit 320, 768 and 1440 px', { tag: '@long' }, async ({ page }) => {
  const card = await openCalculator(page, ES);
  await choose(card, ES.destination, ES.typed);
  await finish(card, ES);
  await expect(card.getByRole('article').first()).toBeVisible();
  await fitsEveryWidth(page);
  await card.getByRole('button', { name: ES.change }).click();
  await card.getByText(ES.severalMode, { exact: true }).click();
  await choose(card, ES.country(1), ES.typed);
  await choose(card, ES.country(2), 'thailand');
  await finish(card, ES);
  await expect(card.getByRole('heading', { name: ES.ways })).toBeVisible();
  await fitsEveryWidth(page);
});

test('PAGE-20 the checkout with a plan fits 320, 768 and 1440 px', { tag: '@long' }, async ({ page }) => {
  await openCheckout(page, 'es');
  await fitsEveryWidth(page);
});

test(
  'PAGE-20 the page of an order fits 320, 768 and 1440 px',
  { tag: '@long' },
  async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, 'es');
    await open(page, '/es/dashboard/orders');
    await page.getByRole('main').locator('a[href*="/dashboard/orders/"]').first().click();
    await expect(page).toHaveURL(/\/dashboard\/orders\/[\w-]+$/);
    await fitsEveryWidth(page);
  },
);

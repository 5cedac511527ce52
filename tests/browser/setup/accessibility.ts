import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeOptions = Readonly<{
  /** A selector of the parts to check; the whole page by default. */
  within?: string;
  about?: 'everything' | 'contrast';
}>;

/** The axe violations of the page in its current state. */
export async function accessibilityProblems(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { within = 'html', about = 'everything' } = options;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.evaluate(markLookAlikes);
  return page.evaluate(
    async ([selector, isAboutContrast]) => {
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-look-alike])' }] });
      const { violations } = await window.axe.run(selector, {
        resultTypes: ['violations'],
        // No rule that runs reads style sheets, and axe would parse them all again.
        preload: { assets: ['media'] },
        ...(isAboutContrast ? { runOnly: ['color-contrast'] } : {}),
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      );
    },
    [within, about === 'contrast'] as const,
  );
}

/**
 * Measuring contrast takes most of axe's time, and a list of two hundred rows repeats the same measurement
 * two hundred times. This marks all but the first few elements with the same classes, colours and background.
 */
function markLookAlikes(): void {
  const MEASURED = 3;
  const looks = new Map<string, { number: number; count: number }>();
  const grounds = new Map<Element | null, number>();
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element);
    const key = [
      grounds.get(element.parentElement),
      element.tagName,
      element.getAttribute('class'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
    ].join();
    const look = looks.get(key) ?? { number: looks.size, count: 0 };
    look.count += 1;
    looks.set(key, look);
    grounds.set(element, look.number);
    element.toggleAttribute('data-look-alike', look.count > MEASURED);
  }
}

/** How many pixels the page can be scrolled sideways. */
export function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

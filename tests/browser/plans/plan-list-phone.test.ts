import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const plansOf = (page: Page) => page.getByRole('main').getByRole('article');

/** The pairs of texts that overlap, in the first cards. */
function overlapsOf(page: Page): Promise<string[]> {
  return plansOf(page).evaluateAll((cards) =>
    cards.slice(0, 6).flatMap((card) => {
      for (const unseen of card.querySelectorAll('.sr-only')) unseen.remove();
      const boxes = [...card.querySelectorAll('h3, p, a, button')].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        // Text cut off by a clamped line is not visible.
        const end =
          getComputedStyle(element).overflow === 'visible'
            ? Infinity
            : element.getBoundingClientRect().bottom;
        return { words: element.textContent, box: { left, right, top, bottom: Math.min(bottom, end) } };
      });
      return boxes.flatMap(({ words, box }, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 4 &&
              other.top < box.bottom - 4,
          )
          .map((other) => `${words} / ${other.words}`),
      );
    }),
  );
}

/** The words that are broken over two lines or reach into the margin. */
function brokenWordsOf(headings: Locator): Promise<string[]> {
  return headings.evaluateAll((all) =>
    all.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const wrong: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.parentElement?.closest('.sr-only') !== null) continue;
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          if (lines.length > 1 || lines.some(({ right }) => right > 300)) wrong.push(word);
        }
      }
      return wrong;
    }),
  );
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('FILTER-23 above the list a phone says that the search is not applied', async ({ page }) => {
    await open(page, '/es/plans?region=asia&search=peru');
    const sentence = page
      .getByRole('main')
      .getByText(/«peru» no se aplica mientras haya una región elegida/)
      .and(page.locator('p:visible'));
    await expect(sentence).toHaveCount(1);
    const [said, first] = [await sentence.boundingBox(), await plansOf(page).first().boundingBox()];
    expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(first?.y ?? 0);
  });

  test('PLANS-22 PLANS-26 after a search the first plan is on the first screen, under a heading that names it', async ({
    page,
  }) => {
    await open(page, '/es/plans?search=japon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planes para «japon»');
    const first = await plansOf(page).first().boundingBox();
    expect((first?.y ?? 0) + (first?.height ?? Infinity)).toBeLessThanOrEqual(740);
    await page.getByRole('link', { name: /¿No sabes cuál\?/ }).click();
    await expect(page).toHaveURL(/\/es\/esim\/japan$/);
  });

  test('PLANS-41 the filter button and the kinds of plan stand beside each other', async ({ page }) => {
    for (const path of ['/es/global-plans', '/regional-plans']) {
      await open(page, path);
      const row = page.locator('.list-tools');
      const boxes = await row.locator(':scope > button, li').evaluateAll((all) =>
        all.map((one) => {
          const { left, right } = one.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(boxes).toHaveLength(4);
      for (const [at, { left, right }] of boxes.entries()) {
        expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 20);
        expect(right).toBeLessThanOrEqual(340);
      }
    }
  });

  test('FILTER-25 the filters are behind one button: a sheet with a live count, applied at once, closed by Back', async ({
    page,
  }) => {
    await open(page, '/es/plans?search=japon');
    const button = page.getByRole('button', { name: 'Filtros', exact: true });
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expect(sheet.getByRole('button', { name: 'Ver 58 planes' })).toBeVisible();
    expect(await accessibilityProblems(page, { within: 'dialog[open]' })).toEqual([]);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await sheet.getByRole('button', { name: 'Con llamadas' }).click();
    await sheet.getByRole('button', { name: 'Ilimitado' }).click();
    await expect(sheet.getByRole('button', { name: 'Ningún plan' })).toBeDisabled();
    await expect(sheet.getByText('Quita un filtro.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Cualquier servicio' }).click();
    const apply = sheet.getByRole('button', { name: /^Ver \d+ planes$/ });
    await expect(apply).toBeEnabled();
    const promised = /\d+/.exec(await apply.innerText())?.[0] ?? '';
    await apply.click();
    await expect(page).toHaveURL(/\/es\/plans\?data=unlimited&search=japon$/);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('main')).toContainText(`${promised} planes`);
    await expect(page.getByRole('button', { name: 'Filtros, 1 activo' })).toBeVisible();
  });

  test('FILTER-25 the count is that of the filters chosen last: a late response is ignored, and a failure leaves none', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_FAILED/);
    const held = Promise.withResolvers<null>();
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('data=unlimited'));
    await page.route('**/api/packages/count*', async (route) => {
      const url = route.request().url();
      if (url.includes('data=10')) return route.abort();
      if (url.includes('data=unlimited')) await held.promise;
      return route.continue();
    });
    await open(page, '/es/plans?search=japon');
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    const choose = (name: string) => sheet.getByRole('button', { name, exact: true }).click();
    const unknown = sheet.getByRole('button', { name: 'Ver los planes', exact: true });
    const known = sheet.getByRole('button', { name: /^Ver \d+ planes$/ });

    await choose('Ilimitado');
    await expect(unknown).toBeEnabled();
    await choose('3-7 GB');
    await expect(known).toBeEnabled();
    const count = await known.innerText();
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    held.resolve(null);
    await choose('8 GB o más');
    await expect(unknown).toBeEnabled();
    await choose('3-7 GB');
    await expect(known).toHaveText(count);
  });
});

test.describe('on the narrowest phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('PAGE-18 no text of a card overlaps another at 320 px', async ({ page }) => {
    for (const name of ['estados unidos', 'reino unido', 'costa rica', 'corea del sur'])
      await test.step(name, async () => {
        await open(page, `/es/plans?search=${encodeURIComponent(name)}`);
        expect(await overlapsOf(page)).toEqual([]);
        const header = await page.getByRole('banner').boundingBox();
        expect(header?.height).toBeLessThan(70);
      });
  });

  test('a long name stays inside the margin and no word of it is cut', async ({ page }) => {
    for (const path of ['/esim/bosnia-and-herzegovina', '/es/esim/bosnia-and-herzegovina'])
      await test.step(path, async () => {
        await open(page, path);
        const headings = page.getByRole('main').locator('h1, h3');
        await expect(headings.first()).toContainText('Herzegovina');
        expect(await brokenWordsOf(headings)).toEqual([]);
      });
  });
});

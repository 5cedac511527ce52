import type { Page } from '@playwright/test';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { englishOn } from '../setup/english-left-over.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'Instalar la aplicación' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('app-offer'));

/** What the offer loads when it is needed: its card and its texts. */
function loadedFor(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/app-offer-card|locales.*app-offer/.test(request.url())) loaded.push(request.url());
  });
  return loaded;
}

/** Until everything that an event caused has begun. */
const afterFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** What Chromium does on a device that can install the shop; tests run without such a device. */
function sendPrompt(page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  return page.evaluate((chosen) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const { dataset } = document.documentElement;
    const prompt = () => {
      dataset['prompts'] = String(Number(dataset['prompts'] ?? '0') + 1);
      return Promise.resolve();
    };
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: chosen }) });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);
}

test(
  'APP-03 APP-04 APP-07 APP-08 the prompt is kept, offered once the order is delivered, and never again after a no',
  { tag: '@phone' },
  async ({ page }) => {
    const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es' });
    await payWithoutPage(page.request, payUrl);
    const layoutShift = await listenForLayoutShifts(page);
    const openOrder = async () => {
      await open(page, `/es/checkout/success?session_id=${sessionId}`);
      await expect(page.getByText(/^LPA:1\$/)).toBeVisible();
    };

    await test.step('APP-03 it is not shown elsewhere', async () => {
      await open(page, '/es/contact');
      expect(await sendPrompt(page, 'accepted'), 'whether it was kept').toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    });

    await openOrder();
    const before = await layoutShift();
    await test.step('APP-03 after the delivery it is', async () => {
      await sendPrompt(page, 'accepted');
      await expect(offer(page)).toContainText('Tus eSIM, a un toque');
      expect(await layoutShift(), 'how far the layout jumped').toBe(before);
      expect(await englishOn(page)).toEqual([]);
      expect(await accessibilityProblems(page, { within: '.app-offer' })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page, { within: '.app-offer', about: 'contrast' })).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await test.step('APP-08 below the codes, not over them', async () => {
      const { codesBottom, offerTop, position } = await page.evaluate(() => {
        const card = document.querySelector('.app-offer');
        const codes = document.querySelector('.install-option:last-child');
        if (card === null || codes === null) throw new Error('The page has no offer or no codes');
        return {
          codesBottom: codes.getBoundingClientRect().bottom,
          offerTop: card.getBoundingClientRect().top,
          position: getComputedStyle(card).position,
        };
      });
      expect(position).toBe('relative');
      expect(offerTop).toBeGreaterThan(codesBottom);
      await expect(offer(page), 'on the first screen').not.toBeInViewport();
    });

    await test.step('APP-04 a no is kept', async () => {
      await offer(page).getByRole('button', { name: 'No, gracias' }).click();
      await expect(offer(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), 'where the focus is').toBeFocused();
      expect(await stored(page)).toBe('declined');
      await openOrder();
      const loaded = loadedFor(page);
      expect(await sendPrompt(page, 'accepted')).toBe(true);
      await afterFrames(page);
      expect(loaded).toEqual([]);
      await expect(offer(page)).toHaveCount(0);
    });
  },
);

test('APP-03 APP-04 APP-06 APP-07 the dashboard offers it too; a no to the browser counts, and the app itself offers nothing', async ({
  page,
  mailbox,
}) => {
  await signInAsBuyer(page, mailbox, 'es');
  const openDashboard = async (shown = page) => {
    await open(shown, '/es/dashboard');
    await expect(shown.getByRole('main').getByRole('article').first()).toBeVisible();
  };
  const install = offer(page).getByRole('button', { name: 'Instalar', exact: true });

  await test.step('APP-06 not in the app', async () => {
    const app = await page.context().newPage();
    // Headless browsers have no app window, and their developer tools cannot pretend to be one.
    await app.addInitScript(() => {
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) => match(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await openDashboard(app);
    const loaded = loadedFor(app);
    await sendPrompt(app, 'accepted');
    await afterFrames(app);
    expect(loaded).toEqual([]);
    await expect(offer(app)).toHaveCount(0);
    await app.close();
  });

  await test.step('APP-04 no to the question of the browser', async () => {
    await openDashboard();
    await sendPrompt(page, 'dismissed');
    const before = page.getByRole('main').getByRole('link').first();
    await before.focus();
    await install.press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(before, 'where the focus came from').toBeFocused();
    expect(await page.evaluate(() => document.documentElement.dataset['prompts'])).toBe('1');
    expect(await stored(page)).toBe('declined');
  });

  await test.step('APP-04 yes to it', async () => {
    await page.evaluate(() => localStorage.removeItem('app-offer'));
    await openDashboard();
    await sendPrompt(page, 'accepted');
    await install.click();
    await expect(offer(page)).toHaveCount(0);
    expect(await stored(page)).toBe('installed');
  });

  await test.step('APP-04 installed from the browser’s own menu', async () => {
    await page.evaluate(() => localStorage.removeItem('app-offer'));
    await openDashboard();
    await sendPrompt(page, 'accepted');
    await expect(install).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect(offer(page)).toHaveCount(0);
    expect(await stored(page)).toBe('installed');
  });
});

test('APP-09 an offer that was in view stays until the page is left, and is not made again', async ({
  page,
  mailbox,
}) => {
  await signInAsBuyer(page, mailbox, 'es');
  const openDashboard = async () => {
    await open(page, '/es/dashboard');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  };
  await openDashboard();
  await sendPrompt(page, 'accepted');
  await offer(page).scrollIntoViewIfNeeded();
  await expect.poll(() => stored(page)).toBe('offered');
  await afterFrames(page);
  await expect(offer(page)).toBeVisible();
  const loaded = loadedFor(page);
  await openDashboard();
  await sendPrompt(page, 'accepted');
  await afterFrames(page);
  expect(loaded).toEqual([]);
  await expect(offer(page)).toHaveCount(0);
});

test.describe('Safari on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });

  test('APP-05 gets two steps instead of a prompt, once', { tag: '@phone' }, async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, 'es');
    await expect(offer(page).getByRole('listitem')).toHaveText([
      'Toca Compartir en la barra de Safari.',
      'Elige «Añadir a pantalla de inicio».',
    ]);
    expect(await accessibilityProblems(page, { within: '.app-offer' })).toEqual([]);
    await offer(page).getByRole('button', { name: 'Cerrar y no volver a preguntar' }).click();
    await expect(offer(page)).toHaveCount(0);
    const loaded = loadedFor(page);
    await open(page, '/es/dashboard');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await afterFrames(page);
    expect(loaded).toEqual([]);
    await expect(offer(page)).toHaveCount(0);
  });
});

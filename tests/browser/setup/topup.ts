import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { MyEsimsResponse, type MyEsim } from '#contract/account/my-esims.ts';
import { esimAtNetwork } from './esim-network.ts';
import type { RunningShop } from './running-shop.ts';

/** The only eSIM of the signed-in customer. */
export async function myEsim(page: Page): Promise<MyEsim> {
  const [esim] = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json()).esims;
  if (esim === undefined) throw new Error('Nothing was delivered');
  return esim;
}

type Needs = Readonly<{ shop: RunningShop; request: APIRequestContext; page: Page }>;

/** The customer's eSIM has used this share of its data, and the shop knows it. */
export async function useUp({ shop, request, page }: Needs, share: number) {
  const { iccid } = await myEsim(page);
  const network = await esimAtNetwork({ shop, request, iccid });
  await expect.poll(() => network.isSubscribed(), { timeout: 30_000 }).toBe(true);
  await network.connects();
  await network.uses(share);
  await network.notify();
  await expect.poll(async () => (await myEsim(page)).usage !== null).toBe(true);
  return network;
}

/** "14,00 US$" in cents. */
export function centsOf(price: string): number {
  return Number(price.replaceAll(/\D/g, ''));
}

/** Moves with Tab until the element has the focus, as someone without a mouse. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const isThere = () =>
    page.evaluate((source) => {
      const focused = document.activeElement;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
      return new RegExp(source, 'i').test((label ?? focused?.textContent ?? '').trim());
    }, name.source);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name.source}`);
}

export async function payByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Número de tarjeta').focus();
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
}

/** The colour of the one main action. */
export function primaryColour(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('a');
    probe.style.color = 'var(--coral)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}

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

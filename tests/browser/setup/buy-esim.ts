import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { GiftBody } from '#contract/orders/gifts.ts';
import { AGREED } from '#tests/builders/agreed.ts';
import type { Language } from './screens.ts';

const Packages = z.object({
  packages: z
    .array(
      z.object({
        package_id: z.string(),
        minimum_selling_price: z.number(),
        activation_policy: z.string().nullable(),
      }),
    )
    .min(1),
});
const Url = z.object({ url: z.string() });

type CheckoutOptions = Readonly<{
  language?: Language;
  email?: string;
  search?: string;
  quantity?: number;
  /** Takes the first plan with these terms, of any country. */
  activationPolicy?: 'installation';
  gift?: GiftBody;
}>;
export type Begun = Readonly<{
  email: string;
  payUrl: string;
  sessionId: string;
  packageId: string;
  /** The price of one unit. */
  priceCents: number;
}>;

export const aBuyer = () => `${randomUUID().slice(0, 12)}@example.com`;

type Wanted = Readonly<{ search?: string | undefined; activationPolicy?: 'installation' | undefined }>;

/** The cheapest plan on sale for one country, Japan by default. */
export async function findPlan(
  request: APIRequestContext,
  { activationPolicy, search = activationPolicy === undefined ? 'Japan' : '' }: Wanted,
): Promise<Readonly<{ packageId: string; priceCents: number }>> {
  const limit = activationPolicy === undefined ? 1 : 100;
  const found = await request.get('/api/packages', { params: { search, coverage: 'local', limit } });
  const { packages } = Packages.parse(await found.json());
  const plan = packages.find((one) => [undefined, one.activation_policy].includes(activationPolicy));
  if (plan === undefined) throw new Error(`No local plan for ${search} is on sale`);
  return { packageId: plan.package_id, priceCents: Math.round(plan.minimum_selling_price * 100) };
}

/** The request that the checkout dialog sends; `request` is the buyer's browser, which gets the cookie. */
export async function beginCheckout(
  request: APIRequestContext,
  options: CheckoutOptions = {},
): Promise<Begun> {
  const { language = 'en', email = aBuyer(), quantity = 1, search = '', gift } = options;
  const { packageId, priceCents } = await findPlan(request, options);
  const response = await request.post('/api/create-checkout', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      email,
      language,
      items: [
        {
          id: packageId,
          packageId,
          title: 'A plan',
          country: search,
          data: '1 GB',
          validity: '7 Days',
          price: priceCents / 100,
          packageType: 'sim',
          quantity,
        },
      ],
      ...AGREED,
      gift,
    },
  });
  const { url } = Url.parse(await response.json());
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  return { email, payUrl: url, sessionId, packageId, priceCents };
}

const PAY_PAGE = {
  en: { number: 'Card number', expiry: 'Expiry', cvc: 'CVC', pay: /^Pay / },
  es: { number: 'Número de tarjeta', expiry: 'Vencimiento', cvc: 'CVC', pay: /^Pagar / },
} as const;

/** Fills in the payment page through its form. */
export async function payByCard(page: Page, payUrl: string, language: Language = 'en'): Promise<void> {
  const words = PAY_PAGE[language];
  await page.goto(payUrl);
  await page.getByLabel(words.number).fill('4242 4242 4242 4242');
  await page.getByLabel(words.expiry).fill('12 / 40');
  await page.getByLabel(words.cvc).fill('123');
  await page.getByRole('button', { name: words.pay }).click();
}

/** Pays without a page, for tests about later steps. */
export async function payWithoutPage(request: APIRequestContext, payUrl: string): Promise<void> {
  await request.post(payUrl, {
    form: { number: '4242424242424242', expiry: '12 / 40', cvc: '123' },
    maxRedirects: 0,
  });
}

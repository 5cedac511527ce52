import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test('ESIM-50 the actions of an installed eSIM stay within its pass at every width', async ({
  page,
  mailbox,
}) => {
  await signInAsBuyer(page, mailbox, 'es');
  const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
  const marked = await page.request.put(`/api/esims/${esims[0]?.id ?? ''}/installed`, {
    data: { isInstalled: true },
  });
  expect(marked.status()).toBe(200);
  await open(page, '/es/dashboard');
  const pass = page.getByRole('article').first();
  await expect(pass.getByRole('link', { name: /^Instalación / })).toBeVisible();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const outside = await pass.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      const actions = [...element.querySelectorAll<HTMLElement>('.esim-pass-actions > a')];
      return actions.map((link) => {
        const box = link.getBoundingClientRect();
        return {
          name: link.innerText,
          isOutside: box.right > right - 8,
          isCut: link.scrollWidth > box.width,
        };
      });
    });
    expect(outside.length, `${width} px`).toBeGreaterThan(2);
    expect(outside.filter(({ isOutside, isCut }) => isOutside || isCut)).toEqual([]);
  }
});

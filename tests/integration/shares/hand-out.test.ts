import { expect, test } from 'vitest';
import { anOrderFlow } from '../order-flow/shop.ts';
import { secretIn, sharingIn } from './sharing.ts';
import { ShareLinkResponse } from '#contract/orders/shares.ts';

const flow = anOrderFlow();
const { anOwner, open, reveal } = sharingIn(flow);

test('SHARE-20 SHARE-21 each eSIM of an order has its own link, and its owner sees who opened and installed', async () => {
  const owner = await anOwner(0, 3);
  const { handOut, post, esims } = owner;
  const first = await handOut();
  expect(first.orderNumber).toBe(owner.esim.orderNumber);
  expect(first.esims).toHaveLength(3);
  expect(first.esims).toMatchObject([{ share: null }, { share: null }, { share: null }]);
  expect(new Set(first.esims.map(({ plan }) => plan)).size).toBe(1);

  const shareOf = async (id: string, recipientName: string) => {
    const response = await post(`/api/esims/${id}/shares`, { channel: 'whatsapp', recipientName });
    return secretIn(ShareLinkResponse.parse(await response.json()).link?.url);
  };
  const [a = '', b = ''] = first.esims.map(({ id }) => id);
  const [anas, bens] = [await shareOf(a, 'Ana'), await shareOf(b, 'Ben')];
  const shown = await reveal(anas);
  const iccid = esims.find(({ id }) => id === a)?.iccid;
  expect(shown).toMatchObject({ esim: { iccid } });
  await open('installed', { secret: anas, isInstalled: true });

  const after = await handOut();
  expect(after.esims.map(({ share }) => share?.recipientName)).toEqual(['Ana', 'Ben', undefined]);
  expect(after.esims.map(({ name }) => name)).toEqual([null, null, null]);
  expect(after.esims.map(({ share }) => share !== null)).toEqual([true, true, false]);
  expect(after.esims.map(({ share }) => (share?.revealedAt ?? null) !== null)).toEqual([true, false, false]);
  expect(after.esims.map(({ installedAt }) => installedAt !== null)).toEqual([true, false, false]);

  await open('installed', { secret: anas, isInstalled: false });
  expect((await handOut()).esims[0]?.installedAt).toBeNull();
  expect(JSON.stringify(after)).not.toContain(bens);
});

import { expect, test } from 'vitest';
import { anOrderFlow } from '../order-flow/shop.ts';
import { secretIn, sharingIn } from './sharing.ts';
import { ShareLinkResponse } from '#contract/orders/shares.ts';

const flow = anOrderFlow();
const { anOwner, open, reveal, send } = sharingIn(flow);

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

test('SHARE-39 the signed-in owner neither previews nor opens a link of their own; another customer does', async () => {
  const [owner, other] = [await anOwner(), await anOwner()];
  const secret = secretIn((await owner.share()).link?.url);
  const stateFor = async (action: 'preview' | 'reveal', cookie: string) => {
    const response = await send('POST', `/api/shares/${action}`, { body: { secret }, cookie });
    const shown: unknown = await response.json();
    return [response.status, shown];
  };
  for (const action of ['preview', 'reveal'] as const)
    expect(await stateFor(action, owner.session)).toEqual([200, { state: 'own' }]);
  expect((await owner.list()).map(({ revealedAt }) => revealedAt)).toEqual([null]);
  expect(await owner.read()).toMatchObject({ given: { isOpened: false } });
  expect(await stateFor('reveal', other.session)).toMatchObject([200, { state: 'active' }]);
  expect(await owner.read()).toMatchObject({ given: { isOpened: true } });
});

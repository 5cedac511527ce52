import { beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ESIM_STATUSES } from '#core/esims/esim-provider.ts';
import { canBeInstalled } from '#core/esims/installation/shown-codes.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { secretIn, sharingIn } from './sharing.ts';

const flow = anOrderFlow();
const { anOwner, preview, reveal } = sharingIn(flow);
const State = z.object({ state: z.string() });

beforeEach(() => flow.run(sql`delete from rate_limits`));

test('SHARE-42 an eSIM that had connected before its link was opened stays its owner’s', async () => {
  const { esim, share, read } = await anOwner();
  await reveal(secretIn((await share()).link?.url));
  expect((await read())?.given).toMatchObject({ isOpened: true, isInOwnersUse: false });
  const connected = (at: string) =>
    flow.run(
      sql`update esims set status = 'active', first_connected_at = ${at}, next_read_at = null where id = ${esim.id}`,
    );
  await connected('2020-03-04T05:06:07Z');
  expect((await read())?.given).toMatchObject({ isOpened: true, isInOwnersUse: true });
  // Somebody else's phone: a newer link, which nobody has opened, does not change that.
  await flow.run(sql`update esims set first_connected_at = null where id = ${esim.id}`);
  await share();
  await connected('2096-03-04T05:06:07Z');
  expect((await read())?.given).toMatchObject({ isOpened: false, isInOwnersUse: false });
});

test('SHARE-66 SHARE-65 an eSIM that has connected is not shared, its link is not sent again, and can be revoked', async () => {
  const { esim, share, path, post, revoke, handOut } = await anOwner(0, 2);
  const made = await share();
  const state = async () => (await handOut()).esims.find(({ id }) => id === esim.id);
  expect(await state()).toMatchObject({ canBeShared: true, end: null });
  await flow.run(sql`update esims set status = 'active', first_connected_at = '2020-03-04T05:06:07Z',
    expires_at = '2096-03-11T05:06:07Z', next_read_at = null where id = ${esim.id}`);
  const link = `${path}/${made.share.id}`;
  const refused = [
    await post(path, { channel: 'link' }),
    await post(`${link}/remind`),
    await post(`${link}/send`, { channel: 'code' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(await state()).toMatchObject({ canBeShared: false, end: null });
  expect(await revoke(made.share.id)).toMatchObject({ state: 'revoked' });
  await flow.run(sql`update esims set status = 'finished' where id = ${esim.id}`);
  expect(await state()).toMatchObject({ canBeShared: false, end: 'data' });
});

test('SHARE-14 an eSIM whose days are over is not shared, whatever the network said last, and its link goes on', async () => {
  const { esim, share, path, post } = await anOwner();
  const made = await share();
  await flow.run(sql`update esims set status = 'active', first_connected_at = '2020-03-04T05:06:07Z',
    expires_at = '2020-03-11T05:06:07Z', next_read_at = null where id = ${esim.id}`);
  const refused = [await post(path, { channel: 'link' }), await post(`${path}/${made.share.id}/remind`)];
  expect(refused.map(({ status }) => status)).toEqual([409, 409]);
  expect(await preview(secretIn(made.link?.url))).toMatchObject({ state: 'active' });
});

test('SHARE-53 revoking a newer link leaves the eSIM with the person who opened an earlier one', async () => {
  const { share, read, revoke, handOut } = await anOwner();
  const opened = await share({ channel: 'link', recipientName: 'Marta' });
  await reveal(secretIn(opened.link?.url));
  const newer = await share({ channel: 'link', recipientName: 'Tom' });
  expect((await read())?.given).toMatchObject({ recipientName: 'Tom', isOpened: false });
  await revoke(newer.share.id);
  expect((await read())?.given).toMatchObject({ recipientName: 'Marta', isOpened: true });
  expect((await handOut()).esims[0]?.share).toMatchObject({ recipientName: 'Marta', state: 'active' });
  await revoke(opened.share.id);
  expect((await read())?.given).toMatchObject({ recipientName: 'Marta', isOpened: true });
});

test('ESIM-34 the database ends the links to an eSIM with exactly the statuses with which core hands out no code', async () => {
  const { esim, share } = await anOwner();
  const secret = secretIn((await share()).link?.url);
  for (const status of ESIM_STATUSES) {
    await flow.run(sql`update esims set status = ${status}, next_read_at = null where id = ${esim.id}`);
    const { state } = State.parse(await preview(secret));
    expect([status, state !== 'ended']).toEqual([status, canBeInstalled(status)]);
  }
});

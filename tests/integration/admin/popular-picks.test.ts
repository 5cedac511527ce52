import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PicksConflict, PicksResponse } from '#contract/admin/popular-picks.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { aWebProcess } from './a-web-process.ts';
import { refusalIn, staffOf, type Member } from './staff.ts';

const flow = anOrderFlow();
const { get, send, aMember, audit } = staffOf(flow);
const PATH = '/api/admin/popular-picks';
const someone = Promise.withResolvers<Member>();
beforeAll(async () => someone.resolve(await aMember('admin')));

async function read(language = 'en') {
  const response = await get(`${PATH}?language=${language}`, (await someone.promise).cookie);
  expect(response.status).toBe(200);
  return PicksResponse.parse(await response.json());
}

type Sent = Readonly<{ picks: readonly string[]; seen: readonly string[] }>;

async function save(body: Sent, by?: Member): Promise<Response> {
  return send('PUT', PATH, { body, cookie: (by ?? (await someone.promise)).cookie });
}

/** Stores a list, whatever was stored before. */
async function saved(picks: readonly string[]): Promise<void> {
  const response = await save({ picks, seen: (await read()).picks });
  expect([response.status, await response.json()]).toEqual([200, { picks }]);
}

/** Destinations on sale that the home page would not show first by itself: the last ones by slug. */
async function someSlugs(): Promise<readonly [string, string, string]> {
  const slugs = (await read()).destinations.filter(({ isOnSale }) => isOnSale).map(({ slug }) => slug);
  const [first, second, third] = slugs.toSorted().toReversed();
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('The shop sells fewer destinations');
  return [first, second, third];
}

const picksAudit = async () => (await audit()).filter(({ action }) => action === 'popular-picks-changed');

test('ADMIN-80 ADMIN-81 picks are first on the home page of every process at once, in their order, and audited', async () => {
  const processes = [await aWebProcess(flow), await aWebProcess(flow)];
  const [first, second, third] = await someSlugs();
  const without = processes[0]?.popular() ?? [];
  await saved([second, first]);
  for (const web of processes)
    await eventually(() => expect(web.popular().slice(0, 2)).toEqual([second, first]));
  await saved([third, first, second]);
  for (const web of processes)
    await eventually(() => expect(web.popular().slice(0, 3)).toEqual([third, first, second]));
  const { id } = await someone.promise;
  expect((await picksAudit())[0]).toMatchObject({
    staff_id: id,
    target_kind: 'catalogue',
    target_id: 'popular-picks',
    before: { picks: [second, first] },
    after: { picks: [third, first, second] },
  });
  await saved([]);
  for (const web of processes) await eventually(() => expect(web.popular()).toEqual(without));
});

test('ADMIN-80 too many, doubled, unknown and hidden destinations are refused, and nothing is saved', async () => {
  const [first, second, hidden] = await someSlugs();
  await saved([first]);
  const entries = (await picksAudit()).length;
  const refused = async (picks: readonly string[]) => refusalIn(await save({ picks, seen: [first] }));
  const many = Array.from({ length: 9 }, (_, index) => `place-${index}`);
  expect(await refused(many)).toEqual([400, 'too-many-picks']);
  expect(await refused([first, second, first])).toEqual([400, 'picked-twice']);
  expect(await refused([first, 'atlantis'])).toEqual([409, 'not-on-sale']);
  expect(await refused(['Not a slug'])).toEqual([400, 'invalid-input']);
  await flow.run(sql`insert into package_inventory (package_id, is_hidden)
    select package_id, true from packages where slug = ${hidden}
    on conflict (package_id) do update set is_hidden = true`);
  expect(await refused([first, hidden])).toEqual([409, 'not-on-sale']);
  expect((await read()).destinations.find(({ slug }) => slug === hidden)?.isOnSale).toBe(false);
  await flow.run(sql`update package_inventory set is_hidden = false
    where package_id in (select package_id from packages where slug = ${hidden})`);
  expect([(await read()).picks, (await picksAudit()).length]).toEqual([[first], entries]);
});

test('ADMIN-24 the second of two admins gets both lists, and the same list twice is no conflict', async () => {
  const [first, second, third] = await someSlugs();
  await saved([]);
  await saved([first]);
  const entries = (await picksAudit()).length;
  expect((await save({ picks: [first], seen: [] })).status).toBe(200);
  expect((await picksAudit()).length).toBe(entries);
  const late = await save({ picks: [second, third], seen: [] }, await aMember('admin'));
  expect(late.status).toBe(409);
  expect(PicksConflict.parse(await late.json())).toMatchObject({
    error: { code: 'changed-meanwhile' },
    conflict: { stored: { picks: [first] }, sent: { picks: [second, third], seen: [] } },
  });
  expect((await read()).picks).toEqual([first]);
});

test('ADMIN-80 only admins pick, and destinations are named in the language of the request', async () => {
  const support = await aMember('support');
  expect(await refusalIn(await get(PATH, support.cookie))).toEqual([403, 'role-missing']);
  expect(await refusalIn(await save({ picks: [], seen: [] }, support))).toEqual([403, 'role-missing']);
  const nameOf = async (language: string) =>
    (await read(language)).destinations.find(({ slug }) => slug === 'japan')?.name;
  expect([await nameOf('en'), await nameOf('es'), await nameOf('pt')]).toEqual(['Japan', 'Japón', 'Japão']);
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { untilLockAwaited } from '#tests/database/until-lock-awaited.ts';
import { afterMinutes } from '../esims/some-esims.ts';
import { A_REVIEW, askedTravellers, PUBLISHED, REJECTED, WAITING } from './written-reviews.ts';

test('REVIEW-05 REVIEW-06 a review is written, read again and changed; there is one per eSIM', async () => {
  const { links, write, token, waiting } = await askedTravellers();
  expect(await links.find(token)).toMatchObject({ written: null, described: { country_code: 'JP' } });
  expect(await write()).toBe('saved');
  expect((await links.find(token))?.written).toEqual({ ...A_REVIEW, status: 'waiting' });
  expect(await write({ stars: 2, text: ' Slow. ', name: '  ' })).toBe('saved');
  expect((await links.find(token))?.written).toMatchObject({ stars: 2, text: 'Slow.', name: null });
  const [stored, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ edition: 2, writtenAt: afterMinutes(1) });
});

test('REVIEW-04 an unknown token finds, writes and deletes nothing', async () => {
  const { links, write, token, waiting } = await askedTravellers();
  await write();
  const wrong = token.replace(/.$/, token.endsWith('A') ? 'B' : 'A');
  expect(await links.find(wrong)).toBeNull();
  expect(await links.write(wrong, A_REVIEW, afterMinutes(2))).toBe('unknown');
  expect(await links.withdraw(wrong)).toBe(false);
  expect(await waiting()).toHaveLength(1);
});

test.each([PUBLISHED, REJECTED])('REVIEW-06 a review that is $status cannot be changed', async (decision) => {
  const { links, write, token, theOne, decide } = await askedTravellers();
  await write();
  const { id, edition } = await theOne();
  await decide(id, edition, decision);
  expect(await write({ text: 'Something else' })).toBe('closed');
  expect((await links.find(token))?.written).toMatchObject({ text: 'Fast.', status: decision.status });
});

test('REVIEW-07 its author deletes a published review; nothing of it is left, and the link takes another one', async () => {
  const { links, write, token, theOne, decide, postgres } = await askedTravellers();
  await write({ text: 'What I wrote first' });
  const { id, edition } = await theOne();
  await decide(id, edition, PUBLISHED);
  expect(await links.withdraw(token)).toBe(true);
  expect((await links.find(token))?.written).toBeNull();
  const { rows } = await postgres.db.execute(sql`select r::text as row from reviews r`);
  expect(JSON.stringify(rows)).not.toMatch(/What I wrote|Ana,/);
  expect(await decide(id, edition + 1, WAITING)).toEqual({ kind: 'not-found' });
  expect(await write({ text: 'A new one' })).toBe('saved');
});

test('REVIEW-08 staff publish, take back and reject; the audit log has each decision and no text', async () => {
  const { write, theOne, decide, staffReviews, audit } = await askedTravellers();
  await write({ text: 'Words of a traveller' });
  const { id } = await theOne();
  let { edition } = await theOne();
  for (const decision of [PUBLISHED, WAITING, REJECTED]) {
    const outcome = await decide(id, edition, decision);
    expect(outcome).toMatchObject({ kind: 'saved', review: { status: decision.status } });
    if (outcome.kind === 'saved') ({ edition } = outcome.review);
    expect(await staffReviews.list({ status: decision.status, before: null, most: 9 })).toHaveLength(1);
  }
  const entries = await audit();
  expect(entries).toEqual(
    [
      [WAITING, PUBLISHED],
      [PUBLISHED, WAITING],
      [WAITING, REJECTED],
    ].map(([before, after]) => ({ action: 'review-decided', target_id: id, before, after })),
  );
  expect(JSON.stringify(entries)).not.toContain('Words');
});

test('REVIEW-09 a decision about another version is refused and shows the stored one', async () => {
  const { write, theOne, decide, audit } = await askedTravellers();
  await write();
  const seen = await theOne();
  await write({ text: 'Now with an insult' });
  expect(await decide(seen.id, seen.edition, PUBLISHED)).toMatchObject({
    kind: 'changed',
    review: { text: 'Now with an insult', status: 'waiting' },
  });
  expect(await audit()).toEqual([]);
});

test('REVIEW-09 of two decisions at once one is made; the same one sent twice is no conflict', async () => {
  const { write, theOne, decide, audit } = await askedTravellers();
  await write();
  const { id, edition } = await theOne();
  const different = await Promise.all([decide(id, edition, PUBLISHED), decide(id, edition, REJECTED)]);
  expect(different.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'saved']);
  const isPublished = different[0].kind === 'saved';
  expect(await audit()).toHaveLength(1);
  expect(await decide(id, edition, isPublished ? PUBLISHED : REJECTED)).toMatchObject({ kind: 'saved' });
  expect(await audit()).toHaveLength(1);
});

test('REVIEW-09 a decision waits for a change that is being saved, and is then refused', async () => {
  const { write, theOne, decide, audit, postgres } = await askedTravellers();
  await write();
  const { id, edition } = await theOne();
  const deciding = Promise.withResolvers<Awaited<ReturnType<typeof decide>>>();
  await postgres.transaction(async (tx) => {
    await tx.execute(sql`update reviews set body = 'Never read', edition = edition + 1 where id = ${id}`);
    decide(id, edition, PUBLISHED).then(deciding.resolve, deciding.reject);
    await untilLockAwaited(postgres);
  });
  expect(await deciding.promise).toMatchObject({ kind: 'changed', review: { text: 'Never read' } });
  expect(await audit()).toEqual([]);
});

test('REVIEW-06 REVIEW-09 a change and a decision at the same moment never publish unread words', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { write, theOne, decide, links, token } = await askedTravellers();
    await write({ text: 'Read by staff' });
    const { id, edition } = await theOne();
    const [changed] = await Promise.all([
      write({ text: 'Never read' }, token, 2),
      decide(id, edition, PUBLISHED),
    ]);
    const written = (await links.find(token))?.written;
    expect([written?.status, written?.text]).toEqual(
      changed === 'saved' ? ['waiting', 'Never read'] : ['published', 'Read by staff'],
    );
  }
});

test('REVIEW-08 the list goes page by page, newest first, also with equal times', async () => {
  const { write, tokens, staffReviews } = await askedTravellers(5);
  for (const [index, token] of tokens.entries())
    await write({ text: `Text ${index}` }, token, index < 3 ? 1 : 2);
  const page = (before: string | null) => staffReviews.list({ status: 'waiting', before, most: 2 });
  const seen: string[] = [];
  for (let before: string | null = null; ;) {
    const rows = await page(before);
    seen.push(...rows.map(({ text }) => text));
    const last = rows.at(-1);
    if (last === undefined) break;
    before = last.cursor;
  }
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
  expect(new Set(seen.slice(0, 2))).toEqual(new Set(['Text 3', 'Text 4']));
  expect(await page('17_not-a-cursor')).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createUploadStore } from '#adapters/postgres/support/upload-store.ts';
import { MAX_ATTACHMENT_BYTES } from '#core/support/attachments/attachment-rules.ts';
import { deleteUnusedUploads } from '#core/support/attachments/store-upload.ts';
import type { CleanUpload } from '#core/support/ticket-store.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { PDF, supportFlow } from './support-flow.ts';

const flow = anOrderFlow();
const support = supportFlow(flow);
const Code = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const aPicture = (width = 60) => sharp({ create: { width, height: 30, channels: 3, background: '#0b6e6e' } });
const SCRIPT = Buffer.from('<script>alert("CANARY")</script>');

/** A PDF of this size. */
const aPdf = (bytes: number) =>
  Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(bytes - PDF.length, 32), PDF.subarray(9)]);

test('SUPPORT-06 SUPPORT-07 SUPPORT-15 5 MB are stored in PostgreSQL, one byte more is too large', async () => {
  const { id, bytes } = await support.uploaded({ content: aPdf(MAX_ATTACHMENT_BYTES) });
  expect(bytes).toBe(MAX_ATTACHMENT_BYTES);
  const stored = sql`select length(content) as bytes from ticket_attachments where id = ${id}`;
  expect(await flow.rows(z.object({ bytes: z.number() }), stored)).toEqual([{ bytes }]);
  const refused = await support.upload({ content: aPdf(MAX_ATTACHMENT_BYTES + 1) });
  expect(refused.status).toBe(413);
  expect(Code.parse(await refused.json()).error).toEqual({
    code: 'file-too-large',
    message: 'Please choose a file smaller than 5MB',
  });
});

test('SUPPORT-07 a stream without a length is cut at 5 MB', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
      if (sent > 40 * 1024 * 1024) controller.close();
    },
  });
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', 'x-file-name': 'a.pdf' },
    body,
    duplex: 'half',
  };
  const status = await fetch(`${flow.parts().origin}/api/support-attachments`, request).then(
    (response) => response.status,
    // The connection is closed while the body is being sent.
    () => 413,
  );
  expect(status).toBe(413);
  expect(sent).toBeLessThan(30 * 1024 * 1024);
});

test('SUPPORT-05 SUPPORT-18 SUPPORT-20 hostile files are refused or lose everything but their pixels', async () => {
  const jpeg = await aPicture()
    .withExif({ IFD0: { Artist: 'CANARY' } })
    .jpeg()
    .toBuffer();
  const wrong = [
    { content: Buffer.from('<svg onload="alert(1)"/>'), name: 'a.svg', type: 'image/svg+xml' },
    { content: SCRIPT, name: 'a.html', type: 'text/html' },
    { content: SCRIPT, name: 'a.png', type: 'image/png' },
    { content: await aPicture().gif().toBuffer(), name: 'a.jpg', type: 'image/jpeg' },
    { content: jpeg, name: 'a.jpg', type: 'text/html' },
    { content: jpeg, name: 'a.html', type: 'image/jpeg' },
    { content: Buffer.concat([PDF, SCRIPT]) },
    { content: jpeg.subarray(0, 40), name: 'a.jpg', type: 'image/jpeg' },
  ];
  for (const file of wrong) expect((await support.upload(file)).status).toBe(415);
  const { id, fileName } = await support.uploaded({
    content: Buffer.concat([jpeg, SCRIPT]),
    name: '../../e\u202Egpj.exe\u0000.jpg',
    type: 'image/jpeg',
  });
  expect(fileName).toBe('egpj.exe.jpg');
  const [row] = await flow.rows(
    z.object({ content: z.instanceof(Buffer) }),
    sql`select content from ticket_attachments where id = ${id}`,
  );
  expect(row?.content.includes('CANARY')).toBe(false);
  expect((await sharp(row?.content).metadata()).width).toBe(60);
});

test('SUPPORT-07 a request without a name or a body is refused', async () => {
  const url = `${flow.parts().origin}/api/support-attachments`;
  const send = (headers: Record<string, string>, body?: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'image/png', ...headers },
      ...(body === undefined ? {} : { body }),
    });
  expect((await send({}, 'x')).status).toBe(400);
  expect((await send({ 'x-file-name': '%E0%A4%A' }, 'x')).status).toBe(400);
  expect((await send({ 'x-file-name': 'a.png' })).status).toBe(400);
});

test('SUPPORT-19 a picture is shown, a PDF is only downloaded, and nothing in them can run', async () => {
  const { email, session } = await support.aSignedInCustomer();
  const picture = await support.uploaded({
    content: await aPicture().png().toBuffer(),
    name: 'ñ "x".png',
    type: 'image/png',
  });
  const pdf = await support.uploaded({ content: PDF, name: 'bill.pdf' });
  const headersOf = async (attachmentId: string) => {
    const { id } = await support.aTicket({ email, attachmentId });
    const response = await support.get(`/api/me/tickets/${id}/attachment`, session);
    expect(response.status).toBe(200);
    expect((await support.get(`/api/me/tickets/${id}/attachment`)).status).toBe(401);
    return response.headers;
  };
  for (const [attached, type, disposition] of [
    [picture, 'image/png', `inline; filename="_ x.png"; filename*=UTF-8''%C3%B1%20x.png`],
    [pdf, 'application/pdf', `attachment; filename="bill.pdf"; filename*=UTF-8''bill.pdf`],
  ] as const) {
    const headers = await headersOf(attached.id);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toContain('no-store');
  }
});

/** Another client each time, unless one is named. */
const aFile = (client: string = randomUUID(), content: Uint8Array = PDF): CleanUpload => ({
  fileName: 'a.pdf',
  contentType: 'application/pdf',
  content,
  client,
});
const Waiting = z.object({ id: z.string() });
const waiting = async () =>
  (await flow.rows(Waiting, sql`select id::text from ticket_attachments where ticket_id is null`)).map(
    ({ id }) => id,
  );

test('SUPPORT-21 unused uploads are deleted after two hours, and together they are bounded', async () => {
  const { postgres } = flow.parts().shop;
  const store = createUploadStore(postgres);
  await flow.run(sql`delete from ticket_attachments where ticket_id is null`);
  const { id: used } = await support.uploaded({ content: PDF });
  const { id: old } = await support.uploaded({ content: PDF });
  await support.aTicket({ attachmentId: used });
  expect(await createUploadStore(postgres, { mostUnusedBytes: 1 }).add(aFile(), new Date())).toEqual({
    kind: 'full',
  });
  flow.clock.advance(2 * 60 * 60 - 30);
  const { id: young } = await support.uploaded({ content: PDF });
  await deleteUnusedUploads({ uploads: store, clock: flow.clock });
  expect((await waiting()).toSorted()).toEqual([old, young].toSorted());
  flow.clock.advance(60);
  expect(await deleteUnusedUploads({ uploads: store, clock: flow.clock })).toBe(1);
  expect(await waiting()).toEqual([young]);
  const kept = sql`select id::text from ticket_attachments where id = ${used} and client is null`;
  expect(await flow.rows(Waiting, kept)).toEqual([{ id: used }]);
});

test('SUPPORT-21 uploads at the same time are bounded together', async () => {
  await flow.run(sql`delete from ticket_attachments where ticket_id is null`);
  const store = createUploadStore(flow.parts().shop.postgres, { mostUnusedBytes: 3 * PDF.length });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => store.add(aFile(), new Date())));
  expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(3);
});

test('SUPPORT-21 three clients cannot fill the space: each keeps 15 MB, and others still upload', async () => {
  await flow.run(sql`delete from ticket_attachments where ticket_id is null`);
  const store = createUploadStore(flow.parts().shop.postgres);
  const large = aPdf(MAX_ATTACHMENT_BYTES);
  const idsOf = async (client: string, count: number) => {
    const ids: string[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      flow.clock.advance(1);
      const outcome = await store.add(aFile(client, large), flow.clock.now());
      ids.push(outcome.kind === 'stored' ? outcome.id : outcome.kind);
    }
    return ids;
  };
  const [first, second, third] = [await idsOf('one', 5), await idsOf('two', 5), await idsOf('three', 5)];
  const kept = [first, second, third].flatMap((ids) => ids.slice(-3));
  expect((await waiting()).toSorted()).toEqual(kept.toSorted());
  expect((await store.add(aFile('four', large), flow.clock.now())).kind).toBe('stored');
});

test('SUPPORT-21 the uploads of one client through the shop replace its oldest, which its ticket then misses', async () => {
  await flow.run(sql`delete from ticket_attachments where ticket_id is null`);
  const sent: string[] = [];
  for (let number = 0; number < 4; number += 1) {
    flow.clock.advance(1);
    sent.push((await support.uploaded({ content: aPdf(MAX_ATTACHMENT_BYTES) })).id);
  }
  expect((await waiting()).toSorted()).toEqual(sent.slice(1).toSorted());
  const gone = await support.submit({ attachmentId: sent[0] });
  expect([gone.status, Code.parse(await gone.json()).error.code]).toEqual([409, 'attachment-gone']);
  await support.aTicket({ attachmentId: sent[3] });
  const named = sql`select id::text from ticket_attachments where client ~ '^[0-9a-f]{10}$' and ticket_id is null`;
  expect((await flow.rows(Waiting, named)).map(({ id }) => id).toSorted()).toEqual(
    sent.slice(1, 3).toSorted(),
  );
});

test('SUPPORT-21 one client can only upload so much', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 22; sent += 1) statuses.push((await support.upload({ content: PDF })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test('SUPPORT-21 a client whose uploads stall does not stop the others', async () => {
  const { port } = new URL(flow.parts().origin);
  const stalled = Array.from({ length: 3 }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /api/support-attachments HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nX-File-Name: a.png\r\nContent-Length: 1000\r\n\r\n\x89PNG',
    );
    return socket;
  });
  // This client has taken its two places; the shop itself goes on.
  expect((await support.get('/api/support-form')).status).toBe(200);
  for (const socket of stalled) socket.destroy();
  await expect
    .poll(async () => (await support.upload({ content: PDF })).status, { timeout: 10_000 })
    .toBe(200);
});

test('SUPPORT-07 an upload that sends nothing for 15 seconds is ended and gives its place back', async () => {
  const { port } = new URL(flow.parts().origin);
  const begun = performance.now();
  const stalled = Array.from({ length: 2 }, async () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /api/support-attachments HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nX-File-Name: a.png\r\nContent-Length: 1000\r\n\r\n\x89PNG',
    );
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  });
  for (const answer of await Promise.all(stalled))
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n.*"code":"too-slow"/s);
  expect(performance.now() - begun).toBeGreaterThan(14_000);
  expect((await support.upload({ content: PDF })).status).toBe(200);
});

test('SUPPORT-18 a flood of large pictures takes less than 150 MB of memory', async () => {
  const noise = Buffer.alloc(2_200 * 700 * 3);
  for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2_654_435_761) >>> 24;
  const photo = await sharp(noise, { raw: { width: 2_200, height: 700, channels: 3 } })
    .png()
    .toBuffer();
  expect(photo.byteLength).toBeLessThan(MAX_ATTACHMENT_BYTES);
  const bomb = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await support.upload({ content: photo, name: 'warm.png', type: 'image/png' });
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  for (let round = 0; round < 4; round += 1) {
    await Promise.all([
      support.upload({ content: photo, name: 'a.png', type: 'image/png' }),
      support.upload({ content: bomb, name: 'b.png', type: 'image/png' }),
    ]);
  }
  clearInterval(watch);
  expect((most - before) / 1024 / 1024).toBeLessThan(150);
});

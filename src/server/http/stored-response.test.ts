import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { etagOf, StoredResponse } from './stored-response.ts';

const TEXT = 'data the moment you land '.repeat(200);

function aResponse(text = TEXT) {
  const body = Buffer.from(text);
  return new StoredResponse({
    status: 200,
    body,
    etag: etagOf(body),
    headers: { 'content-type': 'text/plain' },
  });
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a browser gets brotli, an older client gzip, a plain client the raw bytes, all with the same content', async () => {
  const response = aResponse();
  const brotli = await response.respond({ acceptEncoding: 'gzip, deflate, br', ifNoneMatch: undefined });
  const gzip = await response.respond({ acceptEncoding: 'gzip', ifNoneMatch: undefined });
  const plain = await response.respond({ acceptEncoding: undefined, ifNoneMatch: undefined });

  expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe(TEXT);
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(TEXT);
  expect((await bytesOf(plain)).toString()).toBe(TEXT);
  expect([brotli, gzip, plain].map((response) => response.headers.get('content-encoding'))).toEqual([
    'br',
    'gzip',
    null,
  ]);
  expect(plain.headers.get('content-length')).toBe(String(TEXT.length));
  expect(plain.headers.get('vary')).toBe('accept-encoding');
});

test('an encoding refused with q=0 is not used', async () => {
  const response = await aResponse().respond({
    acceptEncoding: 'br;q=0, gzip;q=0.5',
    ifNoneMatch: undefined,
  });
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

test('a client that already has it gets a 304', async () => {
  const response = await aResponse().respond({
    acceptEncoding: 'br',
    ifNoneMatch: `"other", ${etagOf(TEXT)}`,
  });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
  expect(response.headers.get('etag')).toBe(etagOf(TEXT));
});

test('the form made in advance is the smallest and stays', async () => {
  const response = aResponse(`${TEXT}${Array.from({ length: 400 }, (_, n) => n * n).join()}`);
  const early = response.respond({ acceptEncoding: 'br', ifNoneMatch: undefined });
  await response.makeSmallest();
  const quick = (await bytesOf(await early)).length;
  const small = (await bytesOf(await response.respond({ acceptEncoding: 'br', ifNoneMatch: undefined })))
    .length;
  expect(small).toBeLessThan(quick);
});

test('a response requested often is compressed at the highest level', async () => {
  const response = aResponse(`${TEXT}${Array.from({ length: 400 }, (_, n) => n * n).join()}`);
  const request = async () => {
    const sent = await response.respond({ acceptEncoding: 'br', ifNoneMatch: undefined });
    return (await bytesOf(sent)).length;
  };
  const quick = await request();
  for (let sent = 1; sent < 19; sent += 1) expect(await request()).toBe(quick);
  await expect.poll(request).toBeLessThan(quick);
});

test('a short response is sent uncompressed', async () => {
  const response = await aResponse('short').respond({ acceptEncoding: 'br', ifNoneMatch: undefined });
  expect(response.headers.get('content-encoding')).toBeNull();
});

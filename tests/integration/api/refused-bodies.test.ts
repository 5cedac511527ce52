import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { USUAL_LIMITS } from '#server/http/middleware/rate-limiter.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';

const BODY_BYTES = 400_000;
const PIECE = Buffer.alloc(BODY_BYTES / 20, 'x');

test.each([
  [413, '/api/capture-lead', ''],
  [401, '/api/admin/catalogue-imports', ''],
  [403, '/api/capture-lead', 'origin: https://evil.example\r\n'],
  [429, '/api/capture-lead', ''],
])(
  'ERROR-15 a client that reads the response only after its large slow body gets the %i, and the connection ends',
  async (status, path, header) => {
    const limits = { ...USUAL_LIMITS, withoutKey: status === 429 ? 1 : 100 };
    const { port, get } = await aRunningApp({ limits });
    if (status === 429) expect((await get('/api/packages')).status).toBe(200);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const ended = once(socket, 'close');
    socket.pause();
    const send = (piece: string | Buffer) =>
      new Promise<void>((resolve, reject) =>
        socket.write(piece, (error) => (error ? reject(error) : resolve())),
      );
    await send(
      `POST ${path} HTTP/1.1\r\nhost: shop\r\n${header}content-type: application/json\r\ncontent-length: ${BODY_BYTES}\r\n\r\n`,
    );
    await eventually(async () => {
      expect(await (await get('/metrics')).text()).toMatch(/http_requests_total\{status="4xx"\} 1/);
    });
    for (let sent = 0; sent < BODY_BYTES; sent += PIECE.length) {
      // Between two pieces the server has time to refuse the first.
      await get('/metrics');
      await send(PIECE);
    }
    const response = await text(socket);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/^connection: close\r$/im);
    await ended;
  },
);

test('ERROR-15 a request sent behind a refused body on the same connection is not handled', async () => {
  const { port, get } = await aRunningApp();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const closed = once(socket, 'close');
  socket.write(`POST /api/capture-lead HTTP/1.1\r\nhost: shop\r\ncontent-length: ${BODY_BYTES}\r\n\r\n`);
  // The server has ended its side, and still reads.
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  socket.end(
    Buffer.concat([Buffer.alloc(BODY_BYTES), Buffer.from('GET /api/none HTTP/1.1\r\nhost: shop\r\n\r\n')]),
  );
  await closed;
  expect(await (await get('/metrics')).text()).toMatch(/http_requests_total\{status="4xx"\} 1$/m);
});

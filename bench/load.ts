import { connect, type Socket } from 'node:net';

export type Load = Readonly<{
  port: number;
  paths: readonly string[];
  connections: number;
  requests: number;
}>;

const CONTENT_LENGTH = /\r\ncontent-length: (\d+)/i;

/**
 * Requests the paths in turn over kept-alive connections, one request at a time on each. Resolves with the
 * seconds it took. Of a response it reads only the length, so that the server does nearly all the work.
 */
export async function runLoad({ port, paths, connections, requests }: Load): Promise<number> {
  let requestCount = 0;
  const next = () => {
    if (requestCount === requests) return null;
    const path = paths[requestCount % paths.length] ?? '/';
    requestCount += 1;
    return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, () => sendOverOneConnection(port, next)));
  return (performance.now() - start) / 1000;
}

function sendOverOneConnection(port: number, next: () => Buffer | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let missing = 0;
    const sendNext = () => {
      const request = next();
      if (request === null) socket.end(resolve);
      else socket.write(request);
    };
    socket.on('connect', sendNext).on('error', reject);
    socket.on('data', (chunk) => {
      missing = missing === 0 ? lengthOf(chunk, socket) - chunk.length : missing - chunk.length;
      if (missing === 0) sendNext();
    });
  });
}

/** Total length of the response that begins with this chunk; its head always fits into the first chunk. */
function lengthOf(chunk: Buffer, socket: Socket): number {
  const headEnd = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, headEnd);
  const length = CONTENT_LENGTH.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
    socket.destroy(new Error(`Unexpected response: ${head.slice(0, 80)}`));
  }
  return headEnd + 4 + Number(length ?? 0);
}

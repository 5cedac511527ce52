import { createServer, request as send, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export type Call = Readonly<{ method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }>;
export type Reply = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>;

/** Somebody who stands at the gate. Waiting holds the call up exactly there; throwing hangs up on the caller. */
export type Watcher = Readonly<{
  /** Answers instead of the outside world, which then hears nothing. */
  instead?(call: Call): Reply | null;
  /** The call has left the shop and has not reached the outside world. Another may go on in its place. */
  before?(call: Call): Promise<Call> | Call;
  /** It was carried out and the shop has not heard so. The reply may be another than the one given. */
  after?(call: Call, reply: Reply): Promise<Reply> | Reply;
  /** The answer is on its way: it arrives whether the shop is awake or not. */
  answered?(call: Call): void;
}>;

export type Gate = Readonly<{
  origin: string;
  /** The answer takes the watcher away again. */
  watch(watcher: Watcher): () => void;
  close(): Promise<void>;
}>;

/** Stands between the shop and the outside world: everything one says to the other passes through it. */
export async function openGate(target: string): Promise<Gate> {
  const watchers = new Set<Watcher>();
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { method = 'GET', url = '/', headers } = incoming;
      const call = { method, path: url, headers, body: Buffer.concat(parts) };
      pass(call).then(
        (reply) =>
          respond(response, reply, () => {
            for (const watcher of watchers) watcher.answered?.(call);
          }),
        () => incoming.socket.destroy(),
      );
    });
  });

  async function pass(call: Call): Promise<Reply> {
    const here = [...watchers];
    let going = call;
    for (const { before } of here) going = (await before?.(going)) ?? going;
    let reply = here.map(({ instead }) => instead?.(going) ?? null).find((one) => one !== null) ?? null;
    reply ??= await forward(target, going);
    for (const { after } of here) reply = (await after?.(going, reply)) ?? reply;
    return reply;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gate has no address');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(target: string, { method, path, headers, body }: Call): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const outgoing = send(new URL(path, target), { method, headers: exactly(headers, body) }, (incoming) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('error', reject);
    incoming.on('end', () =>
      resolve({
        status: incoming.statusCode ?? 502,
        headers: incoming.headers,
        body: Buffer.concat(parts),
      }),
    );
  });
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

function respond(response: ServerResponse, { status, headers, body }: Reply, onSent: () => void): void {
  response.writeHead(status, exactly(headers, body));
  response.end(body, onSent);
}

/** The body is passed on whole, so its length is known, and may be another than it was. */
function exactly(headers: IncomingHttpHeaders, body: Buffer) {
  const kept = Object.entries(headers).filter(([name]) => name !== 'transfer-encoding');
  return { ...Object.fromEntries(kept), 'content-length': body.byteLength };
}

import { createServer, request as send, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

const KEEP_ALIVE_MS = 65_000;

export type Call = Readonly<{ method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }>;
export type Reply = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>;

/**
 * A handler at the proxy. While it waits, the call is suspended at this point; if it throws, the connection
 * is closed.
 */
export type Watcher = Readonly<{
  /** Responds instead of the external service, which then receives nothing. */
  instead?(call: Call): Reply | null;
  /**
   * The call has left the shop and has not reached the external service. Another call may be sent instead.
   */
  before?(call: Call): Promise<Call> | Call;
  /** It was carried out and the shop has not received the response. The handler may replace the response. */
  after?(call: Call, reply: Reply): Promise<Reply> | Reply;
  /** The response is being sent: it arrives whether the shop process is suspended or not. */
  responseSent?(call: Call): void;
}>;

export type ServiceProxy = Readonly<{
  origin: string;
  /** The returned function removes the handler. */
  watch(watcher: Watcher): () => void;
  close(): Promise<void>;
}>;

/** A proxy between the shop and the external services: every request and response passes through it. */
export async function openServiceProxy(target: string): Promise<ServiceProxy> {
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
            for (const watcher of watchers) watcher.responseSent?.(call);
          }),
        () => incoming.socket.destroy(),
      );
    });
  });

  // As long as the services that it forwards to: their responses tell callers how long a connection stays open.
  server.keepAliveTimeout = KEEP_ALIVE_MS;

  async function pass(call: Call): Promise<Reply> {
    const handlers = [...watchers];
    let current = call;
    for (const { before } of handlers) current = (await before?.(current)) ?? current;
    let reply = handlers.map(({ instead }) => instead?.(current) ?? null).find((one) => one !== null) ?? null;
    reply ??= await forward(target, current);
    for (const { after } of handlers) reply = (await after?.(current, reply)) ?? reply;
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

/** The body is forwarded whole, so its length is known. It may differ from the original length. */
function exactly(headers: IncomingHttpHeaders, body: Buffer) {
  const kept = Object.entries(headers).filter(([name]) => name !== 'transfer-encoding');
  return { ...Object.fromEntries(kept), 'content-length': body.byteLength };
}

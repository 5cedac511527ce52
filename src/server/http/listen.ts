import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '#core/log.ts';
import { closeInTwoSteps } from './close-in-two-steps.ts';
import { INTERNAL_ERROR, problemBody, problemResponse, type Problem } from './problem.ts';

const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_WITHIN_MS = 15_000;
/** Node checks for late requests every LATE_CHECK_MS, so the last one is cut after 60 seconds. */
const REQUEST_WITHIN_MS = 55_000;
const LATE_CHECK_MS = 5_000;
const KEEP_ALIVE_MS = 65_000;

export type Listening = Readonly<{
  port: number;
  /**
   * Accepts no new requests, waits for those in progress, and closes the remaining connections after
   * `graceMs`.
   */
  close(graceMs?: number): Promise<void>;
}>;

type App = Readonly<{ fetch(request: Request, env: unknown): Response | Promise<Response> }>;

export type ListenOptions = Readonly<{
  app: App;
  /** 0 picks a free port. */
  port: number;
  hostname?: string;
  log: Log;
  /** Development only: gets each request first and handles its own. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}>;

export async function listen({ app, port, hostname, log, before }: ListenOptions): Promise<Listening> {
  const result = getRequestListener((request, env) => app.fetch(request, env), {
    errorHandler: (error) => {
      log.warn('request-unreadable', { error: error instanceof Error ? error.message : 'unknown' });
      return problemResponse(isUnreadable(error) ? UNREADABLE : INTERNAL_ERROR);
    },
  });
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      connectionsCheckingInterval: LATE_CHECK_MS,
    },
    (request, response) => {
      closeInTwoSteps(request);
      const go = () => void result(request, response);
      if (before === undefined) go();
      else before(request, response, go);
    },
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', respondToBrokenRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  return { port: portOf(server), close: (graceMs = 5_000) => closeServer(server, graceMs) };
}

const UNREADABLE: Problem = { status: 400, code: 'bad-request', message: 'The request could not be read.' };

const BROKEN_REQUESTS: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too-large',
    message: 'The address or the headers of the request are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'too-slow',
    message: 'The request was not received in time.',
  },
};

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RequestError';
}

/** Node could not parse the request, so the app never receives it. The response still has our error shape. */
function respondToBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = BROKEN_REQUESTS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(problemBody(problem));
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${problem.code}`,
      'content-type: application/json',
      'x-content-type-options: nosniff',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new TypeError('The server is not listening on a port');
  return address.port;
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, graceMs);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

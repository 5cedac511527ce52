import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Fault } from '../faults/faults.ts';
import { LISTEN_ADDRESS } from '../listen.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { MailStore } from './mail-store.ts';
import { parseMail } from './parse-mail.ts';

const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;

/** Senders keep idle connections open; on shutdown they get this long to close. */
const CLOSE_WITHIN_MILLISECONDS = 200;

type Needs = Readonly<{ sandbox: SandboxContext; mails: MailStore; port: number }>;

/**
 * The result for the sender: accepted, rejected with a code, or no response because the connection was
 * dropped.
 */
type Verdict =
  | { kind: 'accepted' }
  | { kind: 'refused'; code: number; message: string }
  | { kind: 'dropped' };

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function refusalOf(fault: Fault): Verdict {
  if (fault.kind === 'rate-limit')
    return { kind: 'refused', code: 450, message: 'Too many mails, try later' };
  return { kind: 'refused', code: fault.status ?? 550, message: 'Sandbox fault' };
}

type Received = Readonly<{ raw: Buffer; from: string; to: readonly string[] }>;

async function receive({ sandbox, mails }: Needs, { raw, ...envelope }: Received): Promise<Verdict> {
  const parsed = await parseMail(raw);
  const operation = `${envelope.to.join(' ')} ${parsed.subject}`;
  const take = (kinds: Parameters<typeof sandbox.faults.take>[0]['kinds']) =>
    sandbox.faults.take({ service: 'mail', kinds, operation });

  const delay = take(['delay']);
  if (delay !== null) await wait(delay.delayMs ?? 0);
  const before = take(['error', 'rate-limit', 'timeout-before']);
  if (before?.kind === 'timeout-before') return { kind: 'dropped' };
  if (before !== null) return refusalOf(before);
  const after = take(['timeout-after', 'duplicate']);
  mails.accept(parsed, envelope);
  if (after?.kind === 'duplicate') mails.accept(parsed, envelope);
  return after?.kind === 'timeout-after' ? { kind: 'dropped' } : { kind: 'accepted' };
}

function envelopeOf({ envelope }: SMTPServerSession) {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map((one) => one.address),
  };
}

/** Accepts every mail for every recipient, with any user name and password, and forwards none. */
export async function startSmtp(needs: Needs): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Map<number, Socket>();

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Verdict> {
    const raw = await readAll(stream);
    if (stream.sizeExceeded) return { kind: 'refused', code: 552, message: 'Mail is too large' };
    return receive(needs, { raw, ...envelopeOf(session) });
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    size: LARGEST_MAIL_BYTES,
    logger: false,
    closeTimeout: CLOSE_WITHIN_MILLISECONDS,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anyone' }),
    onData(stream, session, callback) {
      take(stream, session).then(
        (verdict) => {
          if (verdict.kind === 'accepted') callback(null, 'Accepted by the sandbox');
          else if (verdict.kind === 'dropped') sockets.get(session.remotePort)?.destroy();
          else callback(Object.assign(new Error(verdict.message), { responseCode: verdict.code }));
        },
        (error: unknown) =>
          callback(error instanceof Error ? error : new Error('The sandbox cannot read this mail')),
      );
    },
  });
  // Some faults drop the connection on purpose, so the error is not reported.
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  return listen(server, needs.port);
}

async function listen(server: SMTPServer, port: number) {
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, LISTEN_ADDRESS, () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no TCP address.');
  return {
    url: `smtp://${LISTEN_ADDRESS}:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server that responds to each mail with the next of these codes, and accepts every mail after them. */
export async function aMailServer(codes: readonly number[] = []) {
  const left = [...codes];
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => {
      const code = left.shift();
      if (code === undefined) callback(null);
      else callback(Object.assign(new Error('refused by the test'), { responseCode: code }));
    },
    onData: (stream, _session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString('utf8'));
        callback(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received, codesLeft: () => left.length };
}

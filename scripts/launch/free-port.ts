import { createServer } from 'node:net';

/** Reports at once what a program would otherwise fail with after a minute of work. */
export async function refuseTakenPort(variable: string, port: number): Promise<void> {
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  probe.once('error', (error: NodeJS.ErrnoException) =>
    reject(new Error(sentence(variable, port, error.code))),
  );
  probe.listen(port, () => probe.close(() => resolve(undefined)));
  await promise;
}

function sentence(variable: string, port: number, code: string | undefined): string {
  if (code === 'EACCES') return `Port ${port} needs root. Set ${variable} to one above 1023.`;
  return `Port ${port} is used by another program. Set ${variable} to a free one.`;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { aFreePort } from './a-free-port.ts';
import { untilReady } from './until-ready.ts';

function run(source: string): ChildProcess {
  const program = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void program.kill('SIGKILL'));
  return program;
}

test('waits for a shop that is running but not ready yet', async () => {
  const port = await aFreePort();
  const program = run(`
    let asked = 0;
    require('node:http')
      .createServer((request, answer) =>
        request.url === '/asked' ? answer.end(String(asked)) : answer.writeHead(++asked < 3 ? 503 : 200).end(),
      )
      .listen(${port}, () => console.log('listening'));
  `);
  const origin = `http://localhost:${port}`;
  await expect(untilReady(program, origin)).resolves.toBeUndefined();
  expect(Number(await (await fetch(`${origin}/asked`)).text())).toBe(3);
});

test.each(['process.exitCode = 1', 'process.kill(process.pid, "SIGKILL")'])(
  'a shop that ends instead is an error that contains its output: %s',
  async (end) => {
    const program = run(`require('node:fs').writeSync(2, 'no database'); ${end}`);
    await expect(untilReady(program, `http://localhost:${await aFreePort()}`)).rejects.toThrow('no database');
  },
);

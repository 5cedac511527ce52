import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '#scripts/launch/repository.mjs';

const POLL_EVERY_MS = 100;

type Environment = Readonly<Record<string, string>>;
type Running = Readonly<{ child: ChildProcess; output: string[] }>;

/** The settings of `deploy/landfall.env`, with those of this trial. */
export function environmentOf(own: Environment): Environment {
  const lines = readFileSync(join(ROOT, 'deploy/landfall.env'), 'utf8').split('\n');
  const given = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(given), ...own };
}

/** Starts and stops the processes as systemd would with the files of `deploy/systemd`, such as `landfall-web@3001`. */
export class Units {
  readonly #environment: Environment;
  readonly #folder: string;
  readonly #running = new Map<string, Running>();
  /** Milliseconds from SIGTERM to the end of each process. */
  readonly stopTimes: number[] = [];

  /** `folder`: for notes of this trial. */
  constructor(environment: Environment, folder: string) {
    this.#environment = environment;
    this.#folder = folder;
    mkdirSync(folder);
    // In place of systemd's own program, which tells systemd that a process is ready.
    const notify = '#!/bin/sh\n[ "$1" = --ready ] && touch "$NOTIFY_SOCKET"\n';
    writeFileSync(join(folder, 'systemd-notify'), notify, { mode: 0o755 });
  }

  /** Resolves when the process says that it is ready. */
  async start(name: string): Promise<void> {
    const { command, environment } = readUnit(name);
    const [program = '', ...parameters] = command;
    const ready = join(this.#folder, name);
    rmSync(ready, { force: true });
    const child = spawn(program, parameters, {
      cwd: ROOT,
      env: {
        ...this.#environment,
        ...environment,
        PATH: `${this.#folder}:${process.env['PATH'] ?? ''}`,
        NOTIFY_SOCKET: ready,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    this.#running.set(name, { child, output });
    while (!existsSync(ready)) {
      if (child.exitCode !== null) throw new Error(`${name} did not start:\n${output.join('')}`);
      await pause(POLL_EVERY_MS);
    }
  }

  async stop(name: string): Promise<void> {
    const { child, output } = this.#find(name);
    const before = performance.now();
    child.kill('SIGTERM');
    await once(child, 'exit');
    this.stopTimes.push(performance.now() - before);
    if (child.exitCode !== 0)
      throw new Error(`${name} ended with ${child.exitCode ?? 'a signal'}:\n${output.join('')}`);
  }

  async restart(name: string): Promise<void> {
    await this.stop(name);
    await this.start(name);
  }

  async kill(name: string): Promise<void> {
    const { child } = this.#find(name);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stopAll(): Promise<void> {
    const alive = [...this.#running].filter(
      ([, { child }]) => child.exitCode === null && child.signalCode === null,
    );
    await Promise.all(alive.map(([name]) => this.stop(name)));
  }

  #find(name: string): Running {
    const running = this.#running.get(name);
    if (running === undefined) throw new Error(`${name} is not running`);
    return running;
  }
}

function readUnit(name: string): Readonly<{ command: string[]; environment: Environment }> {
  const [unit = '', instance = ''] = name.split('@');
  const lines = readFileSync(join(ROOT, 'deploy/systemd', `${unit}@.service`), 'utf8')
    .replaceAll('%i', instance)
    .split('\n');
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  const [program = '', ...parameters] = valuesOf('ExecStart')[0]?.split(' ') ?? [];
  if (!program.endsWith('/bin/node')) throw new Error(`${unit} does not start Node`);
  const environment = valuesOf('Environment').map((pair) => {
    const [key = '', value = ''] = pair.split('=');
    return [key, value] as const;
  });
  return { command: [process.execPath, ...parameters], environment: Object.fromEntries(environment) };
}

import { writeSync } from 'node:fs';
import type pg from 'pg';
import { PAUSE_POINTS, type PausePoint } from './pause-points.ts';

/**
 * `hang`: the job or request at the point never continues. `stop`: the whole process is suspended there, as
 * by SIGSTOP from outside.
 */
export type PauseManner = 'hang' | 'stop';

const STDOUT = 1;
const NEVER = new Promise<never>(() => undefined);

/**
 * Runs inside the shop's process. Each point suspends the first caller that reaches it and prints that to
 * standard output.
 */
export class PointStops {
  readonly #armed = new Set<string>();
  readonly #manner: PauseManner;

  constructor(manner: PauseManner) {
    this.#manner = manner;
  }

  arm(names: readonly string[]): void {
    for (const name of names) this.#armed.add(name);
  }

  /** True: the caller is suspended here. */
  #reach(matches: (point: PausePoint) => boolean): boolean {
    const point = PAUSE_POINTS.find((one) => this.#armed.has(one.name) && matches(one));
    if (point === undefined) return false;
    this.#armed.delete(point.name);
    // Written synchronously: output still in memory would be lost when the process is killed.
    writeSync(STDOUT, `at ${point.name}\n`);
    if (this.#manner === 'hang') return true;
    process.kill(process.pid, 'SIGSTOP');
    return false;
  }

  /** Observes every statement that the shop sends to its database. */
  observe(pool: pg.Pool): void {
    pool.on('connect', (client) => this.#listenTo(client));
  }

  #listenTo(client: pg.PoolClient): void {
    const query: unknown = Reflect.get(client, 'query');
    if (typeof query !== 'function') throw new Error('The client has no query method');
    let statements: string[] = [];
    const reach = (when: 'before' | 'after', text: string) =>
      this.#reach(({ on, ...point }) => {
        if (on === 'call' || !('text' in point) || point.when !== when) return false;
        if (on === 'statement') return text.startsWith(point.text);
        return text === 'commit' && statements.some((earlier) => earlier.startsWith(point.text));
      });
    const forward = (...parameters: unknown[]): unknown => {
      const text = textOf(parameters[0]);
      if (text === 'begin') statements = [];
      if (reach('before', text)) return NEVER;
      statements.push(text);
      const callback = parameters.at(-1);
      if (typeof callback !== 'function') {
        const response: unknown = Reflect.apply(query, client, parameters);
        return response instanceof Promise
          ? response.then((result: unknown) => (reach('after', text) ? NEVER : result))
          : response;
      }
      const onResult = (...results: unknown[]) => {
        if (!reach('after', text)) Reflect.apply(callback, undefined, results);
      };
      return Reflect.apply(query, client, [...parameters.slice(0, -1), onResult]);
    };
    Object.defineProperty(client, 'query', { value: forward });
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isObject = typeof query === 'object' && query !== null && 'text' in query;
  return isObject && typeof query.text === 'string' ? query.text : '';
}

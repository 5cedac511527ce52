import { writeSync } from 'node:fs';
import type pg from 'pg';
import { PAUSE_POINTS, type PausePoint } from './pause-points.ts';

/**
 * `hang`: the job or request at the point never continues. `stop`: the whole process is suspended there, as
 * by SIGSTOP from outside.
 */
export type PauseManner = 'hang' | 'stop';

const STDOUT = 1;
/** The kinds of mails that points are about. */
const ORDER_MAILS = ['topup-owner'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NEVER = new Promise<never>(() => undefined);

/**
 * Runs inside the shop's process. Each point suspends the first caller that reaches it and prints that to
 * standard output.
 */
export class PointStops {
  readonly #armed = new Set<string>();
  /** The kind of each mail that this process queued, by its id. */
  readonly #mailKinds = new Map<string, string>();
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
    const reach = (when: 'before' | 'after', text: string, values: readonly string[]) =>
      this.#reach(({ on, ...point }) => {
        if (on === 'call' || !('text' in point) || point.when !== when) return false;
        if (on === 'commit')
          return text === 'commit' && statements.some((earlier) => earlier.startsWith(point.text));
        const about = 'about' in point ? point.about : undefined;
        const isAbout = about === undefined || values.some((value) => this.#mailKinds.get(value) === about);
        return text.startsWith(point.text) && isAbout;
      });
    const forward = (...parameters: unknown[]): unknown => {
      const text = textOf(parameters[0]);
      const values = valuesOf(parameters);
      this.#noteMail(text, values);
      if (text === 'begin') statements = [];
      if (reach('before', text, values)) return NEVER;
      statements.push(text);
      const callback = parameters.at(-1);
      if (typeof callback !== 'function') {
        const response: unknown = Reflect.apply(query, client, parameters);
        return response instanceof Promise
          ? response.then((result: unknown) => (reach('after', text, values) ? NEVER : result))
          : response;
      }
      const onResult = (...results: unknown[]) => {
        if (!reach('after', text, values)) Reflect.apply(callback, undefined, results);
      };
      return Reflect.apply(query, client, [...parameters.slice(0, -1), onResult]);
    };
    Object.defineProperty(client, 'query', { value: forward });
  }

  #noteMail(text: string, values: readonly string[]): void {
    if (!text.startsWith('insert into "sent_mails"')) return;
    const kind = ORDER_MAILS.find((one) => values.includes(one));
    if (kind === undefined) return;
    for (const id of values.filter((value) => UUID.test(value))) this.#mailKinds.set(id, kind);
  }
}

/** The values of a statement, wherever the library puts them. */
function valuesOf([query, values]: readonly unknown[]): readonly string[] {
  const isObject = typeof query === 'object' && query !== null && 'values' in query;
  const all = isObject ? query.values : values;
  return Array.isArray(all) ? all.filter((value) => typeof value === 'string') : [];
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isObject = typeof query === 'object' && query !== null && 'text' in query;
  return isObject && typeof query.text === 'string' ? query.text : '';
}

import type { Ids } from './malformed-requests.ts';
import type { Target } from './targets.ts';

const ID_NAMES = new Set(['id', 'number', 'code', 'packageId', 'package_id', 'family']);
const MOST = 6;

/**
 * Ids that exist, for each target with a name in its path: those that the list above it shows (for
 * `/api/gifts/{id}/send` that is `/api/gifts`), after `others`.
 */
export async function readIdsOf(
  targets: readonly Target[],
  read: (path: string) => Promise<string>,
  others: Ids,
): Promise<(target: Target) => Ids> {
  const known = new Map<string, readonly string[]>();
  for (const { path, inPath } of targets) {
    const list = listOf(path);
    if (inPath.length > 0 && list.startsWith('/api/') && !known.has(list))
      known.set(list, idsIn(await read(list)));
  }
  return ({ path }) => {
    const [first, ...more] = known.get(listOf(path)) ?? [];
    return first === undefined ? others : [first, ...more, ...others];
  };
}

const listOf = (path: string): string => path.replace(/\/\{.*$/, '');

function idsIn(json: string): readonly string[] {
  const ids = new Set<string>();
  try {
    JSON.parse(json, (name, value: unknown) => {
      if (ID_NAMES.has(name) && (typeof value === 'string' || typeof value === 'number'))
        ids.add(String(value));
      return value;
    });
  } catch {
    return [];
  }
  return [...ids].slice(0, MOST);
}

/** Parses a form-encoded body into nested values: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

type Branch = Map<string, string | Branch>;

const DEEPEST = 8;

function namesOf(key: string): string[] {
  const [first = '', ...rest] = key.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function insert(root: Branch, names: readonly string[], value: string) {
  let branch = root;
  names.forEach((given, depth) => {
    const name = given === '' ? String(branch.size) : given;
    if (depth === names.length - 1) {
      branch.set(name, value);
      return;
    }
    const child = branch.get(name);
    const next: Branch =
      child === undefined || typeof child === 'string' ? new Map<string, string | Branch>() : child;
    branch.set(name, next);
    branch = next;
  });
}

function toFormValue(branch: string | Branch): FormValue {
  if (typeof branch === 'string') return branch;
  const entries = [...branch];
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  if (!isList) return Object.fromEntries(entries.map(([name, child]) => [name, toFormValue(child)]));
  return entries
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, child]) => toFormValue(child));
}

export function parseForm(text: string): { [name: string]: FormValue } {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const names = namesOf(key);
    if (names.length <= DEEPEST) insert(root, names, value);
  }
  return Object.fromEntries([...root].map(([name, child]) => [name, toFormValue(child)]));
}

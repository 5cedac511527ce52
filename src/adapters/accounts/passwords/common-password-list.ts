/**
 * The list is sorted by how often a password was found in leaks. Rare ones at its end are refused by no attacker's first
 * tries, and refusing them would annoy more customers than it protects.
 */
const MOST_COMMON = 10_000;

let loading: Promise<ReadonlySet<string>> | null = null;

/** Loaded when a password is chosen for the first time: most processes never need it. Lower case. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON).map((word) => word.toLowerCase()));
}

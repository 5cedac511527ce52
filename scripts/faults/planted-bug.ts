/** One change that breaks the shop. `from` must occur exactly once; otherwise the patch is outdated. */
export type Patch = Readonly<{ file: string; from: string; to: string }>;

export type PlantedBug = Readonly<{
  name: string;
  patches: readonly Patch[];
  /** The file of the scenario that must catch it. */
  scenario: string;
  /** A part of the titles of the tests to run. */
  tests: string;
}>;

/** `scenario` is a file of tests/faults and, after a colon, a part of a test title. */
export function bug(name: string, scenario: string, ...patches: readonly Patch[]): PlantedBug {
  const [file = '', tests = ''] = scenario.split(': ');
  return { name, scenario: `tests/faults/${file}.test.ts`, tests, patches };
}

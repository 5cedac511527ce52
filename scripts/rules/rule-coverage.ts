import { testsInFile } from './tests-in-file.ts';

/** The rules of one area, in the order of the list: `area` is the word before the number. */
export type RuleList = Readonly<{ ids: readonly string[]; areas: ReadonlyMap<string, readonly string[]> }>;

export type TestFile = Readonly<{ path: string; text: string }>;

export type Coverage = Readonly<{
  areas: readonly Readonly<{ area: string; total: number; untested: readonly string[] }>[];
  total: number;
  tested: number;
  /** Ids that a test names but the list does not contain. */
  unknown: readonly Readonly<{ id: string; path: string }>[];
}>;

const RULE_LINE = /^- `([A-Z]+-\d{2,})` /gm;
const STARTS_WITH_IDS = /^(?:[A-Z]{2,}-\d{2,}[,:]?\s+)+/;
const ID = /[A-Z]+-\d+/g;
const COMPLETE = /^([A-Z]+)(?:-(\d{2,})(?:\.\.(\d{2,}))?)?$/;

const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

export function readRules(text: string): RuleList {
  const ids = [...text.matchAll(RULE_LINE)].map((match) => match[1] ?? '');
  return { ids, areas: Map.groupBy(ids, areaOf) };
}

/** The rules a file proves: ids at the start of a title, of tests that always run and assert something. */
export function idsInTitles({ path, text }: TestFile): readonly string[] {
  return testsInFile(path, text)
    .filter(({ hasAssertion }) => hasAssertion)
    .flatMap(({ title }) => STARTS_WITH_IDS.exec(title)?.[0].match(ID) ?? []);
}

export function coverRules(rules: RuleList, files: readonly TestFile[]): Coverage {
  const named = files.flatMap((file) => idsInTitles(file).map((id) => ({ id, path: file.path })));
  const known = new Set(rules.ids);
  const tested = new Set(named.map(({ id }) => id).filter((id) => known.has(id)));
  return {
    areas: [...rules.areas].map(([area, ids]) => ({
      area,
      total: ids.length,
      untested: ids.filter((id) => !tested.has(id)),
    })),
    total: rules.ids.length,
    tested: tested.size,
    unknown: named.filter(({ id }) => !known.has(id)),
  };
}

/** `ROUTE` is the whole area, `ROUTE-01` one rule, `ROUTE-03..22` a range with both ends. */
export function expandComplete(entry: string, rules: RuleList): readonly string[] {
  const [, area = '', first, last = first] = COMPLETE.exec(entry) ?? [];
  const ids = rules.areas.get(area) ?? [];
  const inside = ids.filter((id) => {
    const number = Number(id.slice(area.length + 1));
    return first === undefined || (number >= Number(first) && number <= Number(last));
  });
  if (inside.length === 0) throw new Error(`docs/complete-rules.json names ${entry}, which no rule matches`);
  return inside;
}

/** Rules of one area, in the order of the list: `area` is the word before the number. */
export type RuleList = Readonly<{ ids: readonly string[]; areas: ReadonlyMap<string, readonly string[]> }>;

export type TestFile = Readonly<{ path: string; text: string }>;

export type Coverage = Readonly<{
  areas: readonly Readonly<{ area: string; total: number; untested: readonly string[] }>[];
  total: number;
  tested: number;
  /** Ids that a test names but the list does not have. */
  unknown: readonly Readonly<{ id: string; path: string }>[];
}>;

const RULE_LINE = /^- `([A-Z]+-\d{2,})` /gm;
/** A title that starts with rule ids; one that is skipped proves nothing. */
const TITLE = /(\.(?:skip|todo|fixme)\(\s*)?['"`]((?:[A-Z]{2,}-\d{2,}[,:]?\s+)+)/g;
const ID = /[A-Z]+-\d+/g;
const COMPLETE = /^([A-Z]+)(?:-(\d{2,})(?:\.\.(\d{2,}))?)?$/;

const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

export function readRules(text: string): RuleList {
  const ids = [...text.matchAll(RULE_LINE)].map((match) => match[1] ?? '');
  return { ids, areas: Map.groupBy(ids, areaOf) };
}

export function idsInTitles(text: string): readonly string[] {
  const titles = [...text.matchAll(TITLE)].filter((match) => match[1] === undefined);
  return titles.flatMap((match) => match[2]?.match(ID) ?? []);
}

export function coverRules(rules: RuleList, files: readonly TestFile[]): Coverage {
  const named = files.flatMap(({ path, text }) => idsInTitles(text).map((id) => ({ id, path })));
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

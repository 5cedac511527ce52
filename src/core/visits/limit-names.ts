import type { CountedSubject, VisitCount } from './count-visits.ts';

/** Subjects whose names come from outside: anyone can invent as many as they like. */
export const NAMED_FROM_OUTSIDE: readonly CountedSubject[] = ['title', 'source', 'campaign'];

/** Further names of a day are counted together. */
export const MOST_NAMES_PER_DAY = 300;

export const OTHER_NAMES = 'other';

type Name = Pick<VisitCount, 'day' | 'subject' | 'name'>;

/** `stored` are the names of these days that have a row already. */
export function limitNames(counts: readonly VisitCount[], stored: readonly Name[]): readonly VisitCount[] {
  const names = new Map<string, Set<string>>();
  const namesOf = ({ day, subject }: Name) => {
    const key = `${day} ${subject}`;
    const known = names.get(key) ?? new Set<string>();
    names.set(key, known);
    return known;
  };
  for (const name of stored) namesOf(name).add(name.name);
  const limited = counts.map((count) => {
    if (!NAMED_FROM_OUTSIDE.includes(count.subject)) return count;
    const known = namesOf(count);
    if (!known.has(count.name) && known.size >= MOST_NAMES_PER_DAY) return { ...count, name: OTHER_NAMES };
    known.add(count.name);
    return count;
  });
  return addUp(limited);
}

/** One count per name; an insert must not name a row twice. */
function addUp(counts: readonly VisitCount[]): readonly VisitCount[] {
  const sums = new Map<string, VisitCount>();
  for (const count of counts) {
    const key = JSON.stringify([count.day, count.subject, count.name]);
    const before = sums.get(key);
    sums.set(
      key,
      before === undefined
        ? count
        : {
            ...count,
            views: before.views + count.views,
            sessions: before.sessions + count.sessions,
            seconds: before.seconds + count.seconds,
          },
    );
  }
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

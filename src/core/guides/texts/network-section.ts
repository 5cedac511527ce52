import { networksIn, usesSameNetworks, type GenerationGroup } from '../facts/networks.ts';
import type { GuideSection, GuideSource } from '../guide.ts';
import type { GuideWords } from './guide-words.ts';

/** The networks of one country. Null: no plan states them. */
export function networkSection(source: GuideSource, words: GuideWords): GuideSection | null {
  const { countryCode, plans } = source;
  if (countryCode === null) return null;
  const groups = networksIn(plans, countryCode);
  if (groups.length === 0) return null;
  const { t, place } = words;
  return {
    id: 'networks',
    heading: t('heading.networks', { place }),
    paragraphs: [
      namesText(groups, words),
      ...(groups[0]?.generation === '5G' || groups[0]?.generation === null ? [] : [t('networks.no5G')]),
      ...(usesSameNetworks(plans, countryCode) ? [] : [t('networks.differ')]),
      ...widerText(source, groups, words),
    ],
  };
}

function namesText(groups: readonly GenerationGroup[], { t, place, list, generation }: GuideWords): string {
  const [first] = groups;
  const total = groups.reduce((sum, { members }) => sum + members.length, 0);
  if (first !== undefined && groups.length === 1) {
    const values = { place, names: list(first.members), generation: generation(first.generation) };
    if (first.generation === null) return t('networks.unstated', { ...values, count: total });
    return total === 2 ? t('networks.both', values) : t('networks.all', { ...values, count: total });
  }
  const parts = groups.map((group) =>
    t('networks.group', { generation: generation(group.generation), names: list(group.members) }),
  );
  return t('networks.mixed', { total, place, groups: parts.join('; ') });
}

/** Networks that only plans for several countries use there. */
function widerText(
  { countryCode, working }: GuideSource,
  own: readonly GenerationGroup[],
  { t, list }: GuideWords,
): readonly string[] {
  const known = new Set(own.flatMap(({ members }) => members));
  const wider = working.filter(({ coverage_type }) => coverage_type !== 'local');
  const others = networksIn(wider, countryCode ?? '')
    .flatMap(({ members }) => members)
    .filter((name) => !known.has(name));
  return others.length === 0 ? [] : [t('networks.wider', { names: list(others) })];
}

import { startGroups, type StartGroup } from '../facts/start-groups.ts';
import type { GuideSection, GuideSource } from '../guide.ts';
import { capitalised, type GuideWords } from './guide-words.ts';

/** When the days start, per kind of plan. */
export function daysSection({ plans, countryCode }: GuideSource, words: GuideWords): GuideSection {
  const { t } = words;
  const place = countryCode === null ? t('days.covered') : words.place;
  return {
    id: 'days',
    heading: t('heading.days'),
    paragraphs: [],
    rules: startGroups(plans).map((group) => ({
      name: groupName(group, plans.length, words),
      text: ruleText(group, place, words),
    })),
  };
}

function groupName({ plans, labels }: StartGroup, total: number, words: GuideWords): string {
  const { t, list } = words;
  if (plans === total) return t('everyPlan');
  if (labels === null) return t('someOf', { count: plans, total });
  const ofBrands = [...Map.groupBy(labels, ({ operator }) => operator)].map(([operator, own]) => {
    const kinds = list(own.map(({ kind }) => t(`kindInList.${kind}`)));
    return operator === null ? kinds : t('ofBrand', { kinds, operator });
  });
  return capitalised(ofBrands.join('; '));
}

function ruleText({ start, installWithinDays: count }: StartGroup, place: string, { t }: GuideWords): string {
  if (start === 'installation')
    return count === null ? t('days.installation') : t('days.installationWithin', { count });
  return count === null ? t('days.connection', { place }) : t('days.connectionWithin', { place, count });
}

/** How to install, by what starts the days. */
export function installSection({ plans }: GuideSource, { t }: GuideWords): GuideSection {
  const starts = new Set(startGroups(plans).map(({ start }) => start));
  const only = starts.size === 1 ? [...starts][0] : null;
  const text =
    only === 'first-connection' ? 'before' : only === 'installation' ? ('onDeparture' as const) : 'mixed';
  return {
    id: 'install',
    heading: t('heading.install'),
    paragraphs: [t(`install.${text}`)],
    next: [
      { to: '/how-it-works', name: t('install.howItWorks'), note: null },
      { to: '/compatibility', name: t('install.compatibility'), note: null },
    ],
  };
}

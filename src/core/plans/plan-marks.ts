import type { Language } from '#core/language.ts';
import type { Package } from '#core/catalogue/packages/package.ts';

/** What a card shows as an icon with a word, because not every plan has it. */
export type PlanMark = '5g' | 'hotspot';

const FIVE_G = /\b5G\b/;
const HOTSPOT = /hotspot|hot spot|tether/i;
/** A sentence that contains one of these words of its language refuses what it names, or limits it. */
const REFUSALS: Readonly<Record<Language, string>> = {
  en: String.raw`\b(?:no|not|non|nor|never|without|cannot|unavailable|unsupported|disabled|blocked|forbidden)\b|n['’]t\b|\b(?:exclu|prohib|restrict)`,
  es: String.raw`\b(?:no|sin|nunca)\b|\b(?:exclu|prohib)`,
  pt: String.raw`\b(?:sem|nunca)\b|\b(?:exclu|proib)|não`,
};
const REFUSAL = new RegExp(Object.values(REFUSALS).join('|'), 'i');

type Stated = Pick<Package, 'networks' | 'features' | 'fair_usage_policy'>;

/** Only what the network states: a plan without a mark may still allow it. */
export function planMarks({ networks, features, fair_usage_policy: fairUse }: Stated): readonly PlanMark[] {
  return [
    ...(FIVE_G.test(networks ?? '') ? (['5g'] as const) : []),
    ...(allowsHotspot([...features, fairUse ?? '']) ? (['hotspot'] as const) : []),
  ];
}

const WORD = '(?:mobile |personal |wi-?fi )?(?:hot ?spot|tethering)';
/** "Hotspot and tethering included.", and nothing else. */
const BARE = new RegExp(
  `^(?:no )?${WORD}(?:(?: and |, | ?/ ?)${WORD})?(?: (?:is |are )?(?:not )?(?:included|allowed|supported|available|possible))?[.!]?$`,
  'i',
);

/** Whether a sentence only says whether a hotspot is allowed: then our own words say it in the reader's language. */
export function isOnlyAboutHotspot(sentence: string): boolean {
  return BARE.test(sentence.trim());
}

/** Whether the network states plainly that a hotspot is not allowed, and nowhere that it is. */
export function refusesHotspot({ features, fair_usage_policy: fairUse }: Omit<Stated, 'networks'>): boolean {
  const statements = hotspotStatements([...features, fairUse ?? '']);
  return (
    statements.every((sentence) => REFUSAL.test(sentence)) &&
    features.some((feature) => isOnlyAboutHotspot(feature) && REFUSAL.test(feature))
  );
}

/** Whether the network says nothing about a hotspot: it may work or not. */
export function isHotspotUnstated({
  features,
  fair_usage_policy: fairUse,
}: Omit<Stated, 'networks'>): boolean {
  return hotspotStatements([...features, fairUse ?? '']).length === 0;
}

/** What the network says about a hotspot. `unstated`: nothing, or only with limits. */
export type HotspotStatement = 'allowed' | 'refused' | 'unstated';

export function hotspotStatement(plan: Omit<Stated, 'networks'>): HotspotStatement {
  if (allowsHotspot([...plan.features, plan.fair_usage_policy ?? ''])) return 'allowed';
  return refusesHotspot(plan) ? 'refused' : 'unstated';
}

/** One refusal is enough: "Hotspot. Tethering is not allowed on trains." */
function allowsHotspot(texts: readonly string[]): boolean {
  const statements = hotspotStatements(texts);
  return statements.length > 0 && !statements.some((sentence) => REFUSAL.test(sentence));
}

function hotspotStatements(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split(/[.!?;]\s|\n/)).filter((sentence) => HOTSPOT.test(sentence));
}

const NAMED = 3;
const GENERATION = / (?:5G|4G|LTE|3G|2G)(?=…?$)/;

/** The first networks of a list, without their generation: "Orange, SFR, Bouygues…". */
export function firstNetworks(networks: string): string {
  const all = networks.split(', ').map((network) => network.replace(GENERATION, ''));
  const named = all.slice(0, NAMED).join(', ');
  return all.length > NAMED ? `${named}…` : named;
}

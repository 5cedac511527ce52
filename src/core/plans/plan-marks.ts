import type { Package } from '#core/catalogue/packages/package.ts';

/** What a card shows as an icon with a word, because not every plan has it. */
export type PlanMark = '5g' | 'hotspot';

const FIVE_G = /\b5G\b/;
const HOTSPOT = /hotspot|tether/i;

/** Only what the network states: a plan without a mark may still allow it. */
export function planMarks({
  networks,
  features,
}: Pick<Package, 'networks' | 'features'>): readonly PlanMark[] {
  return [
    ...(FIVE_G.test(networks ?? '') ? (['5g'] as const) : []),
    ...(features.some((feature) => HOTSPOT.test(feature)) ? (['hotspot'] as const) : []),
  ];
}

const NAMED = 3;
const GENERATION = / (?:5G|4G|LTE|3G|2G)(?=…?$)/;

/** The first networks of a list, without their generation: "Orange, SFR, Bouygues…". */
export function firstNetworks(networks: string): string {
  const all = networks.split(', ').map((network) => network.replace(GENERATION, ''));
  const named = all.slice(0, NAMED).join(', ');
  return all.length > NAMED ? `${named}…` : named;
}

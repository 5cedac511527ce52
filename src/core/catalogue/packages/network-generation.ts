import type { NetworkName } from './package.ts';

/** Fastest first. */
export const GENERATIONS = ['5G', '4G', '3G', '2G'] as const;
export type Generation = (typeof GENERATIONS)[number];

/** Networks also write LTE for 4G. */
const WORDS: Readonly<Record<Generation, readonly string[]>> = {
  '5G': ['5G'],
  '4G': ['4G', 'LTE'],
  '3G': ['3G'],
  '2G': ['2G'],
};

/** The fastest generation of one or several networks. Null: not stated. */
export function bestGeneration(networks: readonly Pick<NetworkName, 'types'>[]): Generation | null {
  const types = new Set(networks.flatMap((network) => network.types.map((type) => type.toUpperCase())));
  return GENERATIONS.find((generation) => WORDS[generation].some((word) => types.has(word))) ?? null;
}

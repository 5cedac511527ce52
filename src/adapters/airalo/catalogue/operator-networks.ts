import type { OperatorCoverage } from '#core/catalogue/packages/package.ts';
import type { CoverageResponse } from './package-responses.ts';

/** Best first. The network also writes LTE for 4G. */
const TECHNOLOGIES = ['5G', '4G', 'LTE', '3G', '2G'];

/** "Orange 5G, SFR 4G": every network once, with the best technology it has in any country. */
export function networksText(coverages: readonly CoverageResponse[]): string | null {
  const best = new Map<string, number>();
  for (const network of coverages.flatMap((coverage) => coverage.networks)) {
    const known = best.get(network.name) ?? TECHNOLOGIES.length;
    best.set(network.name, Math.min(known, rank(network.types)));
  }
  const texts = [...best].map(([name, position]) => [name, TECHNOLOGIES[position]].filter(Boolean).join(' '));
  return texts.length === 0 ? null : texts.join(', ');
}

/** The network often repeats the code as the name; then the name shown comes from the shop's own list. */
export function operatorCoverages(coverages: readonly CoverageResponse[]): readonly OperatorCoverage[] {
  return coverages.map(({ name, code, networks }) => ({
    name,
    code: (code ?? name).toUpperCase(),
    networks,
  }));
}

function rank(types: readonly string[]): number {
  const positions = types
    .map((type) => TECHNOLOGIES.indexOf(type.toUpperCase()))
    .filter((position) => position >= 0);
  return Math.min(TECHNOLOGIES.length, ...positions);
}

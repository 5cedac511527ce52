import type { ShopReader } from '#contract/shop-reader.ts';
import { planBand, type PlanBand } from '#core/catalogue/geography/coverage-bands.ts';
import { COUNTRY_SHAPES, WORLD, type CountryShape } from '../../../country-shapes/country-shape.ts';
import { COVERAGE_PICTURE } from '../../../country-shapes/place-pictures.ts';
import { ringsOf, simplePath } from '../../../country-shapes/simple-path.ts';
import tokensCss from '../../../ui/tokens.css?raw';

const { width: WIDTH, height: HEIGHT } = COVERAGE_PICTURE;
const PLACEMENT = {
  from: { x: 0, y: 0, w: WORLD.width, h: WORLD.height },
  to: { x: 0, y: 0, w: WIDTH, h: HEIGHT },
};
const DETAIL = 3;
/** A country whose land is a smaller square than this, in units of the picture, is a dot. */
const DOTTED_BELOW = 5;

type Tone = PlanBand | 'unsold';

/** The colours of the coverage map. */
const FILLS: Readonly<Record<Tone, string>> = {
  unsold: 'land',
  none: 'regional',
  few: 'soft',
  some: 'middle',
  many: 'strong',
};

/** The land of each tone, drawn once: only what is on sale changes between catalogues. */
const OUTLINES = new Map<CountryShape, string>(
  COUNTRY_SHAPES.map((shape) => [shape, simplePath(ringsOf(shape.d), PLACEMENT, DETAIL)]),
);

/**
 * The world, coloured by the number of plans on sale. A file of its own, fetched late, so it cannot read the page's
 * colours: it has the map's colours of both themes.
 */
export function drawCoveragePicture(shop: ShopReader): string {
  const bands = new Map(
    shop.listCountryOffers().map(({ code, local }) => [code, planBand(local?.plans ?? 0)]),
  );
  const toneOf = ({ code }: CountryShape): Tone => bands.get(code ?? '') ?? 'unsold';
  const byTone = Map.groupBy(COUNTRY_SHAPES, toneOf);
  const layers = [...byTone].map(([tone, shapes]) => layer(tone, shapes));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<style>${mapColours()}</style>${layers.join('')}</svg>\n`
  );
}

function layer(tone: Tone, shapes: readonly CountryShape[]): string {
  const land = shapes.map((shape) => OUTLINES.get(shape) ?? '').join('');
  const dots =
    tone === 'unsold' ? [] : shapes.filter(({ side }) => side * (WIDTH / WORLD.width) < DOTTED_BELOW);
  const circles = dots.map(({ cx, cy }) => `M${unit(cx)} ${unit(cy)}h0`).join('');
  return (
    `<path fill="var(--map-${FILLS[tone]})" stroke="var(--map-border)" stroke-width=".7" d="${land}"/>` +
    `<path stroke="var(--map-${FILLS[tone]})" stroke-width="5" stroke-linecap="round" d="${circles}"/>`
  );
}

function unit(mapUnits: number): number {
  return Math.round((mapUnits * WIDTH) / WORLD.width);
}

/** The rules of tokens.css, with nothing but the map's colours. */
function mapColours(): string {
  const [, light = '', dark = ''] = /:root\s*\{([^}]*)\}[\s\S]*?:root\s*\{([^}]*)\}/.exec(tokensCss) ?? [];
  const only = (rule: string) => (rule.match(/--map-[\w-]+:[^;]+;/g) ?? []).join('').replaceAll(/\s/g, '');
  return `:root{${only(light)}}@media(prefers-color-scheme:dark){:root{${only(dark)}}}`;
}

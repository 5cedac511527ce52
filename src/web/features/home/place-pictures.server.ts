import type { ShopReader } from '#contract/shop-reader.ts';
import { summariseArea } from '#core/destinations/summarise-area.ts';
import { COUNTRY_SHAPES, WORLD, type Box, type CountryShape } from '../../country-shapes/country-shape.ts';
import { ringsOf, simplePath } from '../../country-shapes/simple-path.ts';
import { drawOutline } from '../../country-shapes/draw-outline.server.ts';
import { OUTLINE_PICTURE, REGION_PICTURE } from '../../country-shapes/place-pictures.ts';

const { width: WIDTH, height: HEIGHT } = REGION_PICTURE;
const DETAIL = 5;
const MARGIN = 0.03;
/**
 * Share of a large region's countries that may lie far away at each side, such as islands on the other side of the
 * map.
 */
const FAR_OUT = 0.06;
const WHOLE_WORLD: Box = { x: 0, y: 0, w: WORLD.width, h: WORLD.height };

type Line = ReturnType<typeof ringsOf>;
const LINES = new Map<CountryShape, Line>(COUNTRY_SHAPES.map((shape) => [shape, ringsOf(shape.d)]));

/**
 * One file with the pictures of the tiles, drawn in the page's colours, so that they follow the theme: the map of each
 * region, and the outline of each popular country.
 */
export function drawPlacePictures(shop: ShopReader): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...regionMaps(shop), ...outlines(shop)].join('')}</svg>\n`;
}

function outlines(shop: ShopReader): readonly string[] {
  const { width, height } = OUTLINE_PICTURE;
  return shop.listPopular('en').flatMap(({ countryCode }) => {
    const outline = countryCode === null ? null : drawOutline(countryCode);
    if (countryCode === null || outline === null) return [];
    return `<symbol id="${countryCode}" viewBox="0 0 ${width} ${height}"><path d="${outline.d}"/></symbol>`;
  });
}

/** A symbol per region, named by its slug: covered countries stand out from the land around them. */
function regionMaps(shop: ShopReader): readonly string[] {
  return shop
    .listDestinations('en')
    .filter(({ coverageType }) => coverageType !== 'local')
    .map(({ slug, coverageType }) => {
      const { countries } = summariseArea(shop.findDestination(slug, 'en')?.packages ?? []);
      return drawSymbol(slug, new Set(countries), coverageType === 'global');
    });
}

function drawSymbol(slug: string, covered: ReadonlySet<string>, isGlobal: boolean): string {
  const isCovered = ({ code }: CountryShape) => code !== null && covered.has(code);
  const shown = COUNTRY_SHAPES.filter(isCovered);
  const box = filling(shown.length === 0 ? WHOLE_WORLD : aroundMost(shown, isGlobal));
  const placement = { from: box, to: { x: 0, y: 0, w: WIDTH, h: HEIGHT } };
  const path = (shapes: readonly CountryShape[]) =>
    shapes
      .filter((shape) => touches(shape, box))
      .map((shape) => simplePath(LINES.get(shape) ?? [], placement, DETAIL))
      .join('');
  const land = path(COUNTRY_SHAPES.filter((shape) => !isCovered(shape)));
  return (
    `<symbol id="${slug}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="var(--map-land)" d="${land}"/>` +
    `<path fill="var(--map-middle)" stroke="var(--map-water)" d="${path(shown)}"/></symbol>`
  );
}

/** The box around the main land of the countries, without the few whose centre lies far away. */
function aroundMost(shapes: readonly CountryShape[], isGlobal: boolean): Box {
  const left = isGlobal || shapes.length <= 12 ? 0 : Math.ceil(shapes.length * FAR_OUT);
  const within = (of: (shape: CountryShape) => number) => {
    const sorted = shapes.map(of).toSorted((a, b) => a - b);
    const [least = 0, most = 0] = [sorted.at(left), sorted.at(-1 - left)];
    return (shape: CountryShape) => of(shape) >= least && of(shape) <= most;
  };
  const [isWithinX, isWithinY] = [within(({ cx }) => cx), within(({ cy }) => cy)];
  const kept = shapes.filter((shape) => isWithinX(shape) && isWithinY(shape));
  const x = Math.min(...kept.map((shape) => shape.x));
  const y = Math.min(...kept.map((shape) => shape.y));
  const right = Math.max(...kept.map((shape) => shape.x + shape.w));
  const bottom = Math.max(...kept.map((shape) => shape.y + shape.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The box with a margin, extended to the proportions of the picture. */
function filling({ x, y, w, h }: Box): Box {
  const scale = (1 + 2 * MARGIN) * Math.max(w / WIDTH, h / HEIGHT);
  const [width, height] = [WIDTH * scale, HEIGHT * scale];
  return { x: x + w / 2 - width / 2, y: y + h / 2 - height / 2, w: width, h: height };
}

/** Compares the main land of the shape, with a margin for its islands. */
function touches({ x, y, w, h }: CountryShape, box: Box): boolean {
  const reach = Math.max(w, h);
  return (
    x - reach < box.x + box.w && x + w + reach > box.x && y - reach < box.y + box.h && y + h + reach > box.y
  );
}

import type { Box, CountryShape } from './country-shape.ts';
import { fitInto, ringsOf, simplePath } from './simple-path.ts';

/** The pieces of a country in and around the box of its main land, without islands on the other side of the sea. */
function mainLand(shape: CountryShape): ReturnType<typeof ringsOf> {
  const isNear = ({ x, y }: { x: number; y: number }) =>
    x >= shape.x - shape.w / 4 &&
    x <= shape.x + shape.w * 1.25 &&
    y >= shape.y - shape.h / 4 &&
    y <= shape.y + shape.h * 1.25;
  return ringsOf(shape.d).filter(([first]) => first !== undefined && isNear(first));
}

/** The outline of a country as large as `area` allows. Empty when the country is too small for an outline. */
export function outlineWithin(shape: CountryShape, area: Box, detail: number): string {
  return simplePath(mainLand(shape), { from: shape, to: fitInto(shape, area) }, detail);
}

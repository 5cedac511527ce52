const NUMBER_AND_UNIT = /(\d) (?=\p{L})/gu;
const END_OF_COUNT = / (?=\d+\))/g;

/** The same title with each number beside its unit: "3 GB", "30 days" and "(1 of 2)" have no-break spaces. */
export function unbrokenData(text: string): string {
  return text.replaceAll(NUMBER_AND_UNIT, '$1\u00a0').replaceAll(END_OF_COUNT, '\u00a0');
}

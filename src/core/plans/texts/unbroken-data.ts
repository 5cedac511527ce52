const INSIDE = /(\d) (?=[a-z])| (?=\d+\))/gi;

/** The same title with each number beside its unit: "3 GB", "30 days" and "(1 of 2)" have no-break spaces. */
export function unbrokenData(text: string): string {
  return text.replaceAll(INSIDE, '$1\u00a0');
}

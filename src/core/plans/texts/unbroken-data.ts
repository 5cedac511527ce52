const AMOUNT = /(\d) (?=[GM]B\b)/g;

/** The same text with every amount of data on one line: "3 GB" has a no-break space. For headings, which break often. */
export function unbrokenData(text: string): string {
  return text.replaceAll(AMOUNT, '$1\u00a0');
}

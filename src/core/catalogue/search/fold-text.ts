/** Letters without a combining mark. Removing accents by normalisation does not change them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const PLAIN_TEXT = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Lower case, without accents, blanks collapsed: "  Côte d’Ivoire" becomes "cote d’ivoire". */
export function foldText(text: string): string {
  // Most typed text is already plain; the general way costs ten times as much.
  if (PLAIN_TEXT.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The letters and digits of a folded text; everything between them becomes one blank: "cote d ivoire". */
export function wordsOnly(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

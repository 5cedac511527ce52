/** The languages of the payment page and of the network's instructions: those of the shop. English first. */
export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a tag such as `pt-BR`; null: the sandbox does not have it. */
export function languageOfTag(tag: string): Language | null {
  const name = tag.trim().slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === name) ?? null;
}

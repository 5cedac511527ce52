import { z } from 'zod';
import { isTimeZone } from '#core/calendar/days.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, parseLanguage, type Language } from '#core/language.ts';

export function port(name: string) {
  return z
    .string()
    .regex(/^\d{1,5}$/, `Set ${name} to a number from 1 to 65535, such as 3000.`)
    .transform(Number)
    .refine(
      (value) => value >= 1 && value <= 65_535,
      `Set ${name} to a number from 1 to 65535, such as 3000.`,
    );
}

export function address(sentence: string, protocol: RegExp) {
  return z.url({ protocol, error: sentence });
}

export function origin(name: string) {
  const sentence = `Set ${name} to an address without a path, such as https://shop.example.com.`;
  return z
    .string()
    .refine((value) => /^https?:\/\/[^/?#]+\/?$/.test(value) && URL.canParse(value), sentence)
    .transform((value) => new URL(value).origin);
}

export function startingWith(name: string, beginning: RegExp, example: string) {
  return z
    .string()
    .regex(beginning, `Set ${name} to the value your provider gave you; it begins with ${example}.`);
}

export function timeZone(name: string) {
  return z
    .string()
    .refine(isTimeZone, `Set ${name} to a time zone such as Europe/Madrid, or leave it unset.`);
}

/** `en, es` as a list, in the order of `LANGUAGES`. English pages have no prefix, so English is always one of them. */
export function languages(name: string) {
  const sentence = `Set ${name} to languages from ${LANGUAGES.join(', ')}, with ${DEFAULT_LANGUAGE} among them, such as en,es; or leave it unset.`;
  return z.string().transform((text, context): readonly Language[] => {
    const named = text.split(',').map((part) => parseLanguage(part.trim()));
    const offered = LANGUAGES.filter((language) => named.includes(language));
    if (named.includes(null) || !offered.includes(DEFAULT_LANGUAGE)) context.addIssue(sentence);
    return offered;
  });
}

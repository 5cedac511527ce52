import { z } from 'zod';

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

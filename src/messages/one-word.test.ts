import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words that customers must not read, because every other text uses another word for the same thing. */
const OTHER_WORDS = {
  en: { 'Wi-Fi': /\bwifi\b/i },
  es: { plan: /\bpaquetes?\b/i, 'iniciar sesión': /\b(?:entra|entrar) (?:sin|con) (?:contraseña|ella)\b/i },
} as const;

test.each(['en', 'es'] as const)('texts for customers in %s have one word for one thing', (language) => {
  const texts = globSync(`${language}/**/*.json`, { cwd: import.meta.dirname })
    .filter((file) => !file.includes('/admin/'))
    .flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/: "(.*)"/g)].map(
        ([, text = '']) => `${file}: ${text}`,
      ),
    );
  expect(texts.length).toBeGreaterThan(1_000);
  for (const [word, other] of Object.entries(OTHER_WORDS[language]))
    expect(
      texts.filter((text) => other.test(text)),
      `Write "${word}"`,
    ).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#core/language.ts';

const MESSAGES = join(import.meta.dirname, '../../../src/messages');
const LONG_ENOUGH_WORDS = 3;
/** Words that do not exist in Spanish; two of them in one line are an English sentence. */
const ENGLISH =
  /\b(?:the|your|you|with|this|that|are|our|from|when|what|which|and|have|will|not|is|it|we|of|to)\b/gi;

type Tree = { readonly [key: string]: string | Tree };
const messageTree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), messageTree])));

const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

function readTexts(language: Language): string[] {
  const files = globSync(`${language}/**/*.json`, { cwd: MESSAGES });
  return files.flatMap((file) =>
    textsOf(messageTree.parse(JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')))),
  );
}

/** Whole messages of a language that equal none of the language of the page. */
function sentencesOf(language: Language, own: Language): readonly string[] {
  const ownTexts = new Set(readTexts(own));
  return readTexts(language).filter(
    (text) => !/[{<]/.test(text) && text.split(' ').length >= LONG_ENOUGH_WORDS && !ownTexts.has(text),
  );
}

const SENTENCES = sentencesOf('en', 'es');

/** The English sentences that are visible on this page and not marked as English. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const lines = (await page.locator('body').innerText()).split('\n');
  const marked = new Set(await page.locator('body [lang="en"]').allInnerTexts());
  return lines.filter(
    (line) =>
      !marked.has(line) &&
      (SENTENCES.some((sentence) => line.includes(sentence)) ||
        new Set(line.toLowerCase().match(ENGLISH) ?? []).size >= 2),
  );
}

/** Whole messages of any other language that are visible on this page and not marked as theirs. */
export async function otherLanguagesOn(page: Page, own: Language): Promise<readonly string[]> {
  const others = LANGUAGES.filter((language) => language !== own).flatMap((other) => sentencesOf(other, own));
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  const marked = new Set(await page.locator(`body [lang]:not([lang="${own}"])`).allInnerTexts());
  return lines.filter((line) => !marked.has(line) && others.includes(line));
}

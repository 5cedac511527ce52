import type { Language } from '#core/language.ts';
import { CHOICE_KEY, LANGUAGE_KEY } from '../language/detection/language-choice.ts';

/**
 * The text of a script that runs before anything else on an English page: a visitor whose browser speaks Spanish is sent
 * to the Spanish page at once, instead of reading English until the scripts of the page have come. It decides only what
 * is certain: where the address or the visitor named a language, `useLanguageSync` decides later.
 */
export const EARLY_LANGUAGE_SCRIPT = `(() => {
  const { pathname, search, hash } = location;
  if (/^\\/(es|admin)(\\/|$)/.test(pathname) || /[?&]lng=/.test(search)) return;
  try {
    if (localStorage.getItem("${CHOICE_KEY}") || /(^|; )${LANGUAGE_KEY}=/.test(document.cookie)) return;
    const stored = [localStorage, sessionStorage].map((store) => store.getItem("${LANGUAGE_KEY}") || "");
    const spoken = [...stored, ...navigator.languages].map((tag) => tag.split("-")[0]);
    if (spoken.find((tag) => tag === "en" || tag === "es") !== "es") return;
  } catch {
    return;
  }
  location.replace("/es" + (pathname === "/" ? "" : pathname) + search + hash);
})();`;

const VIEWPORT = /<meta name="viewport"[^>]*>/;

type Document = Readonly<{ language: Language; nonce: string | null }>;

/**
 * Puts the script before the style sheet: behind it, it would wait until that has loaded. React would move the style sheet
 * up again, so the finished text is changed; an element it does not know in the head is left alone.
 */
export function withEarlyLanguage(html: string, { language, nonce }: Document): string {
  if (language !== 'en') return html;
  const attributes = nonce === null ? '' : ` nonce="${nonce}"`;
  return html.replace(
    VIEWPORT,
    (viewport) => `${viewport}<script${attributes}>${EARLY_LANGUAGE_SCRIPT}</script>`,
  );
}

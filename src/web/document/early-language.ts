import type { Language } from '#core/language.ts';
import { CHOICE_KEY, LANGUAGE_KEY } from '../language/detection/language-choice.ts';

/**
 * A script that runs first on every English page. It redirects a visitor whose browser is set to Spanish to the
 * Spanish page at once, before the page's scripts have loaded. It decides only certain cases: where the address or
 * the visitor named a language, `useLanguageSync` decides later.
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
 * Inserts the script before the style sheet: after it, the script would wait until the style sheet has loaded. React
 * would move the style sheet up again, so the finished HTML is changed; React ignores an element in the head that it
 * does not know.
 */
export function withEarlyLanguage(html: string, { language, nonce }: Document): string {
  if (language !== 'en') return html;
  const attributes = nonce === null ? '' : ` nonce="${nonce}"`;
  return html.replace(
    VIEWPORT,
    (viewport) => `${viewport}<script${attributes}>${EARLY_LANGUAGE_SCRIPT}</script>`,
  );
}

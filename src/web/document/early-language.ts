import { DEFAULT_LANGUAGE, type Language } from '#core/language.ts';
import { CHOICE_KEY, LANGUAGE_KEY } from '../language/detection/language-choice.ts';

/**
 * A script that runs first on every English page. It redirects a visitor whose browser is set to another offered
 * language to the page in it at once, before the page's scripts have loaded. It decides only certain cases: where the
 * address or the visitor named a language, `useLanguageSync` decides later.
 */
export function earlyLanguageScript(languages: readonly Language[]): string {
  const prefixes = languages.filter((language) => language !== DEFAULT_LANGUAGE);
  return `(() => {
  const { pathname, search, hash } = location;
  let language;
  if (/^\\/(${[...prefixes, 'admin'].join('|')})(\\/|$)/.test(pathname) || /[?&]lng=/.test(search)) return;
  try {
    if (localStorage.getItem("${CHOICE_KEY}") || /(^|; )${LANGUAGE_KEY}=/.test(document.cookie)) return;
    const stored = [localStorage, sessionStorage].map((store) => store.getItem("${LANGUAGE_KEY}") || "");
    const spoken = [...stored, ...navigator.languages].map((tag) => tag.split("-")[0]);
    language = spoken.find((tag) => ${JSON.stringify(languages)}.includes(tag));
  } catch {
    return;
  }
  if (language && language !== "${DEFAULT_LANGUAGE}") location.replace("/" + language + (pathname === "/" ? "" : pathname) + search + hash);
})();`;
}

const VIEWPORT = /<meta name="viewport"[^>]*>/;

type Page = Readonly<{ language: Language; languages: readonly Language[]; nonce: string | null }>;

/**
 * Inserts the script before the style sheet: after it, the script would wait until the style sheet has loaded. React
 * would move the style sheet up again, so the finished HTML is changed; React ignores an element in the head that it
 * does not know.
 */
export function withEarlyLanguage(html: string, { language, languages, nonce }: Page): string {
  if (language !== DEFAULT_LANGUAGE || languages.length < 2) return html;
  const attributes = nonce === null ? '' : ` nonce="${nonce}"`;
  return html.replace(
    VIEWPORT,
    (viewport) => `${viewport}<script${attributes}>${earlyLanguageScript(languages)}</script>`,
  );
}

import { CHOICE_KEY, LANGUAGE_KEY } from './language/language-choice.ts';

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

import type { i18n } from 'i18next';
import type { ResourceLanguage } from 'i18next';
import { usePageFacts } from '../document/page-facts.ts';
import { usedNamespaces } from './page-messages.ts';
import { SHELL_NAMESPACE } from '#messages/i18n-options.ts';
import type { Language } from '#core/language.ts';

const ELEMENT_ID = 'messages';

/** The messages this page was rendered with, as data. Render it after the page, so that all of them are known. */
export function EmbeddedMessages() {
  const { embeddedMessages } = usePageFacts();
  return (
    <script type="application/json" id={ELEMENT_ID} suppressHydrationWarning>
      {embeddedMessages()}
    </script>
  );
}

export function usedMessages(instance: i18n, language: Language): string {
  const names = new Set([SHELL_NAMESPACE, ...usedNamespaces(instance, language)]);
  const bundles = [...names].map((name): [string, unknown] => [
    name,
    instance.getResourceBundle(language, name),
  ]);
  return JSON.stringify(Object.fromEntries(bundles));
}

export function readEmbeddedText(page: Document): string {
  return page.getElementById(ELEMENT_ID)?.textContent ?? '{}';
}

export function parseEmbedded(text: string): ResourceLanguage {
  const messages: unknown = JSON.parse(text);
  return isLanguageResource(messages) ? messages : {};
}

function isLanguageResource(value: unknown): value is ResourceLanguage {
  return typeof value === 'object' && value !== null;
}

import type { i18n } from 'i18next';
import type { Language } from '#core/language.ts';

/** Loads again the namespaces that failed to load. Resolves when each is loaded or has failed again. */
export async function reloadMissingMessages(instance: i18n, language: Language): Promise<void> {
  const used = instance.reportNamespaces?.getUsedNamespaces() ?? [];
  const missing = used.filter((name) => !instance.hasResourceBundle(language, name));
  if (missing.length > 0) await instance.reloadResources([language], missing);
}

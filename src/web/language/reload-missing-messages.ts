import type { i18n } from 'i18next';
import type { Language } from '#core/language.ts';

/** Asks once more for namespaces that could not be loaded. Resolves when each is here or has failed again. */
export async function reloadMissingMessages(instance: i18n, language: Language): Promise<void> {
  const used = instance.reportNamespaces?.getUsedNamespaces() ?? [];
  const missing = used.filter((name) => !instance.hasResourceBundle(language, name));
  if (missing.length > 0) await instance.reloadResources([language], missing);
}

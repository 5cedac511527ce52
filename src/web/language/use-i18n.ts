import { use } from 'react';
import type { i18n } from 'i18next';
import { I18nContext } from 'react-i18next';

/** The messages that are loaded, and how others are loaded. The same instance on every render, whatever the language. */
export function useI18n(): i18n {
  const context = use(I18nContext);
  if (context === undefined) throw new Error('The messages are read outside I18nextProvider.');
  return context.i18n;
}

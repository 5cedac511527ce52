import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { Language } from '#core/language.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

/**
 * The messages of plans and their language. A list calls this once for all its cards: each call subscribes to the
 * address.
 */
export type PlanI18n = Readonly<{ t: TFunction<'plans'>; language: Language }>;

export function usePlanI18n(): PlanI18n {
  const t = useMessages('plans');
  const language = useLanguage();
  return useMemo(() => ({ t, language }), [t, language]);
}

import { useMemo } from 'react';
import type { I18n } from '#messages/translate.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

/**
 * The messages of plans and their language. A list calls this once for all its cards: each call subscribes to the
 * address.
 */
export type PlanI18n = I18n<'plans'>;

export function usePlanI18n(): PlanI18n {
  const t = useMessages('plans');
  const language = useLanguage();
  return useMemo(() => ({ t, language }), [t, language]);
}

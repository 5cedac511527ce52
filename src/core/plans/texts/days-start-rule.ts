import type { Package } from '#core/catalogue/packages/package.ts';
import type { I18n } from '#messages/translate.ts';
import { daysStart, type Terms } from '../days-start.ts';
import { placeWithArticle } from './place-with-article.ts';

type Started = Terms & Pick<Package, 'coverage_type'>;

/**
 * When the days of plans start, without their number, so that plans of different lengths share the sentence. Not for
 * top-ups.
 */
export function daysStartRule(
  plan: Started,
  destination: string,
  { language, t }: I18n<'destination'>,
): string {
  const { kind, installWithinDays: within } = { installWithinDays: null, ...daysStart(plan) };
  if (kind === 'installation')
    return within === null ? t('daysStart.install') : t('daysStart.installWithin', { within });
  if (plan.coverage_type !== 'local')
    return within === null ? t('daysStart.covered') : t('daysStart.coveredWithin', { within });
  const place = placeWithArticle(destination, language);
  return within === null
    ? t('daysStart.connection', { place })
    : t('daysStart.connectionWithin', { place, within });
}

import type { Package } from '#core/catalogue/packages/package.ts';
import type { I18n, Translate } from '#messages/translate.ts';
import { daysStart, type Terms } from '../days-start.ts';
import { placeWithArticle } from './place-with-article.ts';

type Started = Terms & Pick<Package, 'coverage_type'>;

/**
 * The line that shows when a plan's days start, for cards, cart, emails and dashboard. `destination` is its name in
 * the same language; a plan of several countries does not name it. No full stop at the end.
 */
export function daysStartText(plan: Started, destination: string, { language, t }: I18n<'plans'>): string {
  const start = daysStart(plan);
  const count = start.days;
  switch (start.kind) {
    case 'top-up':
      return start.graceDays === null
        ? t('daysStart.topUp', { count })
        : t('daysStart.topUpGrace', { count, grace: start.graceDays });
    case 'installation':
      return start.installWithinDays === null
        ? t('daysStart.install', { count })
        : t('daysStart.installWithin', { count, within: start.installWithinDays });
    case 'first-connection': {
      const place = plan.coverage_type === 'local' ? placeWithArticle(destination, language) : null;
      return connectionText({ count, within: start.installWithinDays, place }, t);
    }
  }
}

type Connection = Readonly<{ count: number; within: number | null; place: string | null }>;

function connectionText({ count, within, place }: Connection, t: Translate<'plans'>): string {
  if (place === null)
    return within === null
      ? t('daysStart.covered', { count })
      : t('daysStart.coveredWithin', { count, within });
  return within === null
    ? t('daysStart.connection', { count, place })
    : t('daysStart.connectionWithin', { count, place, within });
}
